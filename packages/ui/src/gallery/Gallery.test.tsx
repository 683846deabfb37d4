import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
import { CountersignProvider } from '../theme/CountersignProvider.tsx'
import { FormSpecimens } from './FormSpecimens.tsx'
import { Gallery } from './Gallery.tsx'

const WIDE = 1440
const sizes = [
  { width: WIDE, height: 900 },
  { width: 390, height: 844 },
]

/**
 * Rules that depend on colours. Names, roles, order and sizes are the same in both schemes, colours at every width.
 */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

async function violations(only?: 'colours' | 'others'): Promise<string[]> {
  // A cancelled animation rejects its promise, but it has ended too.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const found = await axe.run(document.body, {
    runOnly:
      only === 'colours'
        ? { type: 'rule', values: ABOUT_COLOURS }
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    // The gallery is mounted alone; the skip link and the banner belong to the app.
    ...(only === 'colours'
      ? {}
      : { rules: only === 'others' ? withoutRules('region', ...ABOUT_COLOURS) : withoutRules('region') }),
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`)
}

const withoutRules = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

describe.each(['light', 'dark'] as const)('gallery, %s', (scheme) => {
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.title = 'Gallery'
  })

  afterEach(() => page.viewport(414, 896))

  test.each(sizes)(
    'behavior: automated WCAG 2.2 A and AA rules pass at $width px, and nothing scrolls sideways',
    async ({ width, height }) => {
      await page.viewport(width, height)
      const screen = await render(
        <CountersignProvider forceColorScheme={scheme}>
          <main>
            <Gallery />
          </main>
        </CountersignProvider>,
      )
      await screen.getByRole('button', { name: 'Show a failure' }).click()
      await expect.element(screen.getByText('Nonce 39 failed, nothing moved')).toBeVisible()
      // Colours are the same at every width.
      if (scheme === 'light') expect(await violations(width === WIDE ? undefined : 'others')).toEqual([])
      else if (width === WIDE) expect(await violations('colours')).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
    60_000,
  )

  test('behavior: the rules pass on an open menu and an open dialog', async () => {
    const screen = await render(
      <CountersignProvider forceColorScheme={scheme}>
        <main>
          <FormSpecimens />
        </main>
      </CountersignProvider>,
    )
    await screen.getByRole('button', { name: 'Open a menu' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
    await expect.poll(() => getComputedStyle(screen.getByRole('menu').element()).opacity).toBe('1')
    expect(await violations(scheme === 'light' ? undefined : 'colours')).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Open a menu' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Open a dialog' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Override this check' })
    await expect.element(dialog).toBeVisible()
    // The dialog's animation begins one frame after it is mounted.
    await expect.poll(() => getComputedStyle(dialog.element()).opacity).toBe('1')
    expect(await violations(scheme === 'light' ? undefined : 'colours')).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Open a dialog' })).toHaveFocus()
  }, 60_000)
})

test('behavior: a field is described by every note below it', async () => {
  const screen = await render(
    <CountersignProvider>
      <FormSpecimens />
    </CountersignProvider>,
  )
  await expect
    .element(screen.getByRole('textbox', { name: 'Owner' }))
    .toHaveAccessibleDescription(/^First payment\. .* Paid 7 times/)
})
