/** Stub until its room is built. */
export function AccountPage() {
  return <p>AccountPage</p>
}
