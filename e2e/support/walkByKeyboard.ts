import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Stops of one page: most end before, and every fixed bar is passed by then. */
const STOPS = 60

/** Every page has the link past the navigation, links and buttons. */
const FEWEST = 3

/** Where the focus is after a press of Tab; a text says what is wrong. */
type Step = 'on' | 'at the first stop again' | { readonly wrong: string }

/** Pages opened from now on remember what has the focus when Tab is pressed: `walkByKeyboard` needs it. */
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

/** Presses Tab until the focus is where it was first. Every press moves the focus to where it can be seen, under no bar. */
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
 * Presses Tab, and says in words what is wrong with where the focus is: it did not move, or it lies under something else for good. What is
 * scrolled to, or pushed by what arrives late, gets a few seconds.
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
      // What is hidden on purpose, as the link that leads past the navigation, is somewhere else on the screen or nowhere.
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
