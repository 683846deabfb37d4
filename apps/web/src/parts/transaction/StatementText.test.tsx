import type { TextPart } from '@countersign/describe/transaction'
import { people } from '@countersign/describe/testing'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { StatementText } from './StatementText.tsx'

const plain = (text: string): TextPart => ({ text, kind: 'plain' })
const address: TextPart = { text: '0x1111…1111', kind: 'address', address: people.kestrel }

test('behavior: a comma stays on the line of the address before it, and no letter is lost', async () => {
  const parts = [plain('sent to '), address, plain(', and 2.00 ETH to '), address, plain('.')]
  const { screen } = await renderInAccount(
    <p data-testid="sentence">
      <StatementText parts={parts} isPressable />
    </p>,
    people.treasury,
    () => {},
  )
  await expect
    .element(screen.getByTestId('sentence'))
    .toHaveTextContent('sent to 0x1111…1111, and 2.00 ETH to 0x1111…1111.')
  const kept = [...screen.getByTestId('sentence').element().querySelectorAll('.cs-nowrap')]
  expect(kept.map(({ textContent }) => textContent?.at(-1))).toEqual([',', '.'])
})
