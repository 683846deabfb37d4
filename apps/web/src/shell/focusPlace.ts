/** The position of the focus: the element, and its surroundings in case it is removed. Innermost first. */
export type Place = {
  readonly element: HTMLElement
  readonly around: readonly {
    readonly element: HTMLElement
    readonly next: Element | null
    readonly previous: Element | null
  }[]
}

type Now = {
  readonly element: HTMLElement
  /** The element only marks the position: it is not interactive. */
  readonly isStandIn: boolean
}

// no message: selectors
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
const ROW = 'li, tr' // no message: a selector

/** The element for the focus now; null while the original element exists but is disabled. */
export function whereNow({ element, around }: Place): Now | null {
  if (isShown(element)) return element.matches(':disabled') ? null : { element, isStandIn: false }
  const beside = nextRow(around)
  if (beside) return { element: beside, isStandIn: false }
  const nearest = around.find((one) => isShown(one.element))?.element
  if (!nearest) return null
  // The user left a page or a part of it: the focus moves to its heading.
  const main = nearest.id === 'main' ? nearest : nearest.querySelector<HTMLElement>('#main')
  return { element: main?.querySelector<HTMLElement>('h1') ?? main ?? nearest, isStandIn: true }
}

/** The neighbour of a row that was removed from its list. */
function nextRow(around: Place['around']): HTMLElement | null {
  const row = around.find(({ element }) => element.matches(ROW))
  if (!row || row.element.isConnected) return null
  for (const neighbour of [row.next, row.previous]) {
    const first = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>(FOCUSABLE) : null
    if (first && isShown(first)) return first
  }
  return null
}

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0
