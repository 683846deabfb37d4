import { toasts } from '@countersign/ui'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { useSendCall } from './useSendCall.ts'

let fail: (reason: string) => void = () => {}
afterEach(() => toasts.clear())

function Form() {
  const { phase, error, send } = useSendCall()
  const build = () => new Promise<never>((_, reject) => (fail = (reason) => reject(new Error(reason))))
  const words = { description: 'Send 1 ETH within a limit', done: '1 ETH sent', path: '/safes/dev1:0x1/setup#limit' }
  return (
    <>
      <button onClick={() => void send(build, words)}>Send</button>
      <output>{`${phase}: ${error ?? ''}`}</output>
    </>
  )
}

function Host() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Form />}
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  )
}

test('error: a failure after the form was closed is said in a toast that leads back; with the form open it stands there', async () => {
  const { screen } = await renderInAccount(<Host />, treasury, () => {})
  await screen.getByRole('button', { name: 'Send' }).click()
  fail('The node did not answer.')
  await expect.element(screen.getByText('idle: The node did not answer.')).toBeVisible()
  expect(toasts.list()).toEqual([])
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  fail('The transaction failed.')
  await expect
    .poll(() => toasts.list())
    .toMatchObject([
      {
        kind: 'failure',
        title: 'Send 1 ETH within a limit',
        detail: 'The transaction failed.',
        href: '/safes/dev1:0x1/setup#limit',
      },
    ])
})
