import { regexp } from '#kernel/regexp.ts'
import { ortOf } from '#reference/plz/plz.ts'

/**
 * An address whose town has two words, "23972 Dorf Mecklenburg": it is read by the name that its code has in the table, where the text
 * goes on with that. What follows the name may be its part: "23972 Dorf Mecklenburg, OT Karow".
 * @param districtBehind matches a part of town at the start of a text, in its group `district`
 */
export function townAsWhole(match: RegExpExecArray, districtBehind: RegExp): RegExpExecArray {
  const { plz = '', ort = '', district } = match.groups ?? {}
  const [town = ''] = ortOf(plz).split(/[,(/]/u)
  const name = town.trim()
  if (district !== undefined || !name.startsWith(`${ort.trim()} `) || !match[0].endsWith(ort)) return match
  const start = match.index + match[0].length - ort.length
  const whole =
    regexp.u`^${name.replace(/[.*+?^$(){}|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s`)}(?![\p{L}-])`.exec(
      match.input.slice(start),
    )
  if (!whole) return match
  const behind = districtBehind.exec(match.input.slice(start + whole[0].length))
  const end = start + whole[0].length + (behind?.[0].length ?? 0)
  return Object.assign([...match] as unknown as RegExpExecArray, {
    ...{ 0: match.input.slice(match.index, end), index: match.index, input: match.input },
    groups: {
      ...match.groups,
      ort: name,
      ...(behind?.groups?.['district'] !== undefined && { district: behind.groups['district'] }),
    },
  })
}
