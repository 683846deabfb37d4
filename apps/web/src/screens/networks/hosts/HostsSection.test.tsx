import axe from 'axe-core'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { HostsTable } from './HostsSection.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('behavior: each host is named with its uses, when it is contacted, and whether this tab did', async () => {
  document.documentElement.lang = 'en'
  document.title = 'Networks and service'
  const { screen } = await renderInAccount(
    <HostsTable
      rows={[
        { origin: 'https://wallet.example', uses: ['page', 'service'], networks: [] },
        { origin: 'https://node.example', uses: ['node'], networks: ['Ethereum', 'Gnosis'] },
        { origin: 'wss://relay.example', uses: ['relay'], networks: [] },
        { origin: 'https://leak.example', uses: ['contacted'], networks: [] },
      ]}
      requested={new Set(['https://node.example', 'https://leak.example'])}
      isLimited
    />,
    safe,
    () => {},
  )
  const row = (name: RegExp) => screen.getByRole('row', { name })
  await expect
    .element(row(/wallet\.example/))
    .toHaveTextContent(/this page and the service.*Whenever.*No request listed/)
  await expect.element(row(/node\.example/)).toHaveTextContent(/node Ethereum and Gnosis.*Contacted$/)
  await expect.element(row(/relay\.example/)).toHaveTextContent('Only after you chose it')
  await expect.element(row(/leak\.example/)).toHaveTextContent('Contacted, use not known')
  await expect.element(screen.getByText(/The browser refuses requests to every other host/)).toBeVisible()
  const results = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(results.violations.map(({ id }) => id)).toEqual([])
})
