export interface Room {
  readonly name: string
  readonly area?: string
  /** In tenths of the plan: left, top, width, height. */
  readonly at: readonly [number, number, number, number]
}

/** A floor plan whose room names and areas are text in the page. */
export function floorPlan(rooms: readonly Room[], width = 420, height = 280): string {
  const [sx, sy] = [width / 10, height / 10]
  const drawn = rooms.map(({ name, area, at: [x, y, w, h] }) => {
    const [cx, cy] = [(x + w / 2) * sx, (y + h / 2) * sy]
    const label = area ? `<text x="${cx}" y="${cy + 12}" text-anchor="middle" font-size="9">${area}</text>` : ''
    return `<rect x="${x * sx}" y="${y * sy}" width="${w * sx}" height="${h * sy}" fill="#fff" stroke="#222" stroke-width="3"/>
    <text x="${cx}" y="${cy}" text-anchor="middle" font-size="10">${name}</text>${label}`
  })
  return `<svg class="plan" width="${width}" height="${height}" viewBox="-4 -4 ${width + 8} ${height + 8}" font-family="Nimbus Sans">${drawn.join('')}</svg>`
}
