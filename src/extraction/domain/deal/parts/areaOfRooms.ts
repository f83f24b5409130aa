import type { Passage } from '../../passages.ts'
import { roomListsIn } from '../../roomLists.ts'
import type { Part } from '../deal.ts'

/** Each part whose own list of rooms adds up to another area than is printed below it, with that sum. Two parts of one area on a page stay as they are. */
export function withAreaOfRooms(parts: readonly Part[], passages: readonly Passage[]): Part[] {
  const lists = roomListsIn(passages)
  if (lists.length === 0) return [...parts]
  return parts.map(part => {
    const isOn = (page: number) => part.evidence.some(one => one.page === page)
    const list = lists.find(({ told, evidence }) => told === part.areaM2 && isOn(evidence.page))
    const isOne = parts.filter(({ areaM2 }) => areaM2 === part.areaM2).length === 1
    return list && isOne ? { ...part, areaOfRooms: list.sum } : part
  })
}
