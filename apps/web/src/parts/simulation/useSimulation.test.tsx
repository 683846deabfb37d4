import { buildTransaction } from '@countersign/safe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { treasury } from '../../testing/proposalFixture.ts'
import { useSimulation } from './useSimulation.ts'

const transaction = buildTransaction({ to: treasury, nonce: 1n })
/** No program listens there, so a simulation reports that no node answered. */
const nowhere = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:9' } as const
const chain = chainFixture({ rpcUri: nowhere, publicRpcUri: nowhere, safeAppsRpcUri: nowhere })

/** Clicks, and the review is read again before the second run begins. */
function Pressed() {
  const [isRead, setRead] = useState(true)
  const [said, setSaid] = useState('')
  const { runAgain } = useSimulation({
    transaction: isRead ? transaction : null,
    sender: null,
  })
  const press = () => {
    setRead(false)
    setTimeout(() => void runAgain().then((checks) => setSaid(checks.map(({ reason }) => reason).join(' '))), 50)
  }
  return (
    <>
      <button onClick={press}>Press</button>
      <output>{said}</output>
    </>
  )
}

test('behavior: a second run simulates what was clicked, also while the review is read again', async () => {
  const { screen } = await renderInAccount(<Pressed />, treasury, () => {}, undefined, chain)
  await screen.getByRole('button', { name: 'Press' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('The simulation could not run')
  expect(screen.getByRole('status').element().textContent).not.toContain('nothing to simulate')
})
