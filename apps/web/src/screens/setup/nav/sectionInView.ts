export type SectionPlace = {
  readonly id: string
  /** Distance of its upper edge from that of the window, in pixels. */
  readonly top: number
}

export type View = {
  /** Distance from the upper edge of the window at which a section counts as reached, in pixels. */
  readonly line: number
  readonly height: number
  /** The page was scrolled and is at its end. */
  readonly isAtEnd: boolean
  /** The section in the URL. */
  readonly asked: string
}

/**
 * The current section: the last one that reached the line. The last sections of a page may never reach it, so at its
 * end the requested section is current if it is visible, otherwise the last.
 * @param places of the sections, in order
 */
export function sectionInView(places: readonly SectionPlace[], { line, height, isAtEnd, asked }: View): string | null {
  const reached = places.findLast(({ top }) => top <= line) ?? places[0] ?? null
  if (!isAtEnd) return reached?.id ?? null
  const below = places.filter(({ top }) => top > line && top < height)
  return (below.find(({ id }) => id === asked) ?? below.at(-1) ?? reached)?.id ?? null
}
