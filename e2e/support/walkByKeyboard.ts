import { expect, type BrowserContext, type Page } from '@playwright/test'

/** The maximum number of stops of one page: most pages have fewer, and by then the walk has passed every fixed bar. */
const STOPS = 60

/** Every page has at least the skip link, links and buttons. */
const FEWEST = 3

/** The position of the focus after a press of Tab; a text describes a problem. */
type Step = 'on' | 'at the first stop again' | { readonly wrong: string }

/** Pages opened from now on record the focused element when Tab is pressed; `walkByKeyboard` needs it. */
export const noteFocus = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Tab') Reflect.set(window, 'focusedBefore', document.activeElement)
      },
      { capture: true },
    ),
  )

/**
 * Presses Tab until the focus is back at the start. Every press must move the focus to a visible place, under no bar.
 */
export async function walkByKeyboard(page: Page, name: string): Promise<void> {
  let step: Step = 'on'
  let stops = 0
  for (; stops < STOPS && step === 'on'; stops += 1) {
    step = await tab(page)
    expect(step, `${name}, stop ${stops}`).not.toHaveProperty('wrong')
  }
  expect(stops, name).toBeGreaterThan(FEWEST)
}

/**
 * Presses Tab, and describes a problem with the focus: it did not move, or another element covers it permanently.
 * Scrolling, and content that arrives late, get a few seconds.
 */
async function tab(page: Page): Promise<Step> {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const before: unknown = Reflect.get(window, 'focusedBefore')
    const now = document.activeElement
    // After the last stop the focus leaves the page.
    if (!(now instanceof HTMLElement) || now === document.body) return 'on'
    if (before === now) return { wrong: `The focus stays on ${now.outerHTML.slice(0, 120)}` }
    const cover = (): string | null => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      // An intentionally hidden element, such as the skip link, is elsewhere on the screen or off it.
      if (width < 4 || height < 4) return null
      const seen = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 40))
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
      const isLabelled =
        focused instanceof HTMLInputElement && [...(focused.labels ?? [])].some((label) => label.contains(seen))
      return isSeen || isLabelled ? null : `${focused.outerHTML.slice(0, 120)} under ${seen?.outerHTML.slice(0, 120)}`
    }
    const until = performance.now() + 5_000
    for (let covered = cover(); covered !== null; covered = cover()) {
      if (performance.now() > until) return { wrong: covered }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const first: unknown = Reflect.get(window, 'firstStop')
    if (first === undefined) Reflect.set(window, 'firstStop', now)
    return first === now ? 'at the first stop again' : 'on'
  })
}
