import { afterEach, expect, test, vi } from 'vitest'
import { treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { ExportDialog } from './ExportDialog.tsx'

afterEach(() => vi.restoreAllMocks())

test('behavior: an export says how much is read, and cancelling it makes no file', async () => {
  let send: (bytes: number) => void = () => {}
  let signal: AbortSignal | null | undefined
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, options) => {
    signal = options?.signal
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        send = (bytes) => stream.enqueue(new Uint8Array(bytes).fill(32))
        signal?.addEventListener('abort', () => stream.error(signal?.reason))
      },
    })
    return new Response(body)
  })
  const { screen } = await renderInAccount(<ExportDialog filter={null} onClose={() => {}} />, treasury, () => {})
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.element(screen.getByText('Reading: 0 MB')).toBeVisible()
  send(3_000_000)
  await expect.element(screen.getByText('Reading: 3 MB')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Stopped. No file was made.')).toBeVisible()
  expect(signal?.aborted).toBe(true)
  // A page that is left stops it too.
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => signal?.aborted).toBe(false)
  await screen.unmount()
  expect(signal?.aborted).toBe(true)
})
