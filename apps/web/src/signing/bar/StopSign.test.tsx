import { CountersignProvider } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StopSign } from './StopSign.tsx'

test('behavior: the checkbox that allows signing again is described by the reason of the stop', async () => {
  const stop = {
    chainId: '31337',
    safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    hash: `0x${'c'.repeat(64)}`,
    reason: 'The wallet signed something else.',
    at: 1_795_000_000_000,
  } as const
  const screen = await render(
    <CountersignProvider>
      <StopSign stop={stop} />
    </CountersignProvider>,
  )
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription(/^The wallet signed something else\. An error or an unexpected second request/)
})
