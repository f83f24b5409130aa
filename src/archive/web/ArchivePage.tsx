/** Stub until its room is built. */
export function ArchivePage() {
  return <p>ArchivePage</p>
}
