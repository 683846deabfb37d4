type Waiting = { readonly distance: number; readonly draw: () => void }

const waiting = new Map<Element, Waiting>()
/** The part that has its turn, until its rows are in the document. */
let drawing: Element | null = null
let isAsked = false

/**
 * The parts of long lists that wait to be drawn. One of them has its turn after each frame, the nearest one first: it is laid out and painted
 * before the next one is drawn, so that no frame has the layout of several.
 */
export const turns = {
  /**
   * Waits for a turn; replaces what the part waited for.
   * @param distance pixels between the part and the visible area
   */
  ask(part: Element, distance: number, draw: () => void): void {
    waiting.set(part, { distance, draw })
    next()
  },
  /** The rows of the part are in the document, or no longer. */
  end(part: Element): void {
    if (drawing !== part) return
    drawing = null
    next()
  },
  /** The part does not wait any more. */
  leave(part: Element): void {
    waiting.delete(part)
  },
}

function next(): void {
  if (isAsked || drawing !== null || waiting.size === 0) return
  isAsked = true
  // Layout and paint follow the callbacks of a frame.
  requestAnimationFrame(() => setTimeout(drawNearest))
}

function drawNearest(): void {
  isAsked = false
  const [nearest] = [...waiting].toSorted(([, one], [, other]) => one.distance - other.distance)
  if (nearest === undefined) return
  const [part, { draw }] = nearest
  waiting.delete(part)
  drawing = part
  draw()
}
