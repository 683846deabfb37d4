import { expect, test } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { KeysTable } from './KeysTable.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const exactly = (count: number) => ({ least: count, most: count })

test('behavior: the table shows numbers before and after, a caution when no key may be lost, and ranges', async () => {
  const { screen } = await renderInAccount(
    <KeysTable
      before={{ mayLose: exactly(1), thiefNeeds: exactly(2) }}
      after={{ mayLose: exactly(0), thiefNeeds: { least: 2, most: 3 } }}
      more={[{ label: 'Owners with proof of control', before: '2 of 3', after: '3 of 3' }]}
    />,
    safe,
    seedAccount,
  )
  await expect.element(screen.getByRole('row', { name: /^Keys you may lose/ })).toHaveTextContent(/1\s*0\s*Caution/)
  await expect.element(screen.getByRole('row', { name: /^Keys a thief needs/ })).toHaveTextContent(/2\s*2 to 3/)
  await expect.element(screen.getByRole('row', { name: /^Owners with proof/ })).toHaveTextContent('2 of 33 of 3')
  await expect.element(screen.getByText(/^The numbers are ranges, because/)).toBeVisible()
})
