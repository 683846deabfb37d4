import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInAccount } from '../testing/renderInAccount.tsx'
import { useAccount } from '../data/url/useAccount.ts'
import { useOverlay } from './useOverlay.ts'
import { useShellKeys } from './keys/useShellKeys.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** The shell's keys and overlay, with a palette whose code loads when the test says so. */
async function open() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const Palette = lazy(async () => {
    const [{ Palette: Loaded }] = await Promise.all([import('./palette/Palette.tsx'), arrived])
    return { default: Loaded }
  })
  function Shell() {
    const account = useAccount()
    const { overlay, openPalette, openKeys, close, takeTyped } = useOverlay()
    useShellKeys({ account, isCovered: overlay !== null, onPalette: openPalette, onHelp: openKeys })
    return (
      <>
        <input aria-label="Note" />
        <Suspense>
          {overlay === 'palette' && (
            <Palette account={account} takeTyped={takeTyped} onClose={close} onKeys={openKeys} />
          )}
        </Suspense>
        <p>{overlay ?? 'nothing'} is open</p>
      </>
    )
  }
  const { screen, router } = await renderInAccount(<Shell />, safe, () => {})
  return { screen, router, arrive, field: screen.getByRole('combobox', { name: 'Search' }) }
}

test('behavior: text typed before the palette is shown is put into its field and does not act as a shortcut', async () => {
  const { screen, router, arrive, field } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  // N would open a transaction, G Q the queue, P would switch the marks, ? would list the keys.
  await userEvent.keyboard('ngqpx{Backspace}?{Enter}')
  expect(router.state.location.pathname).toMatch(/\/queue$/)
  expect(document.documentElement.dataset['provenance']).toBeUndefined()
  await expect.element(screen.getByText('palette is open')).toBeInTheDocument()
  arrive()
  await expect.element(field).toHaveValue('ngqp?')
  await userEvent.keyboard(' more')
  await expect.element(field).toHaveValue('ngqp? more')
})

test('behavior: no field of the page receives the text, and a second key press changes nothing', async () => {
  const { screen, arrive, field } = await open()
  const note = screen.getByRole('textbox', { name: 'Note' })
  await note.fill('kept')
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await userEvent.keyboard('que')
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await userEvent.keyboard('ue')
  await expect.element(note).toHaveValue('kept')
  arrive()
  await expect.element(field).toHaveValue('queue')
})

test('behavior: Escape before the palette is shown cancels it and drops the typed text', async () => {
  const { screen, router, arrive, field } = await open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('old{Escape}')
  await expect.element(screen.getByText('nothing is open')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('new')
  arrive()
  await expect.element(field).toHaveValue('new')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.poll(() => router.state.location.pathname).toMatch(/\/send$/)
})
