import type { Locator, Page } from '@playwright/test'
import { demoExecuted, demoQueueHash, demoTreasury } from './demoTreasury.ts'
import type { LocalChain } from './localChain.ts'
import { demoAppUrl } from './openDemoApp.ts'
import { noDanger } from './reviewPage.ts'

export type VisitedPage = {
  readonly name: string
  readonly path: string
  /** The main content: visible once the page is usable. */
  readonly content: (page: Page) => Locator
}

const inMain = (page: Page) => page.locator('#root').getByRole('main')

/** The pages under budget, with the demo account as subject, and words of their content. */
export function budgetPages(chain: LocalChain): { name: string; path: string; text: string }[] {
  const { path } = demoTreasury(chain)
  return [
    { name: 'accounts', path: '/accounts', text: '$322,889.84' },
    { name: 'home', path, text: 'Send 2,500.00 TUSD' },
    { name: 'queue', path: `${path}/queue`, text: 'Send 2,500.00 TUSD' },
    { name: 'history', path: `${path}/history`, text: 'Received from' },
  ]
}

/** Every page, with the demo account as subject. */
export async function everyPage(chain: LocalChain): Promise<VisitedPage[]> {
  const { path } = demoTreasury(chain)
  const [executed, queueHash] = [await demoExecuted(chain), await demoQueueHash(chain)]
  const demoApp = encodeURIComponent(await demoAppUrl(chain.chainId))
  const heading = (name: string) => (page: Page) => inMain(page).getByRole('heading', { name, level: 1, exact: true })
  return [
    ...budgetPages(chain).map(({ name, path, text }) => ({
      name,
      path,
      content: (page: Page) => inMain(page).getByText(text).first(),
    })),
    { name: 'needs you', path: '/', content: (page) => inMain(page).getByRole('heading', { level: 1 }) },
    {
      name: 'assets',
      path: `${path}/assets`,
      content: (page) => inMain(page).getByRole('row', { name: /^TUSD.*Read from chain/ }),
    },
    { name: 'NFTs', path: `${path}/assets?tab=nfts`, content: (page) => inMain(page).getByText('HALD').first() },
    {
      name: 'approvals',
      path: `${path}/approvals`,
      content: (page) => inMain(page).getByText('No open approvals.'),
    },
    {
      name: 'shared address book',
      path: `${path}/shared-book`,
      content: (page) => inMain(page).getByText('The owners share no names yet.'),
    },
    { name: 'send', path: `${path}/send`, content: (page) => inMain(page).getByText(/^of 13\.00 ETH/) },
    { name: 'contract calls', path: `${path}/contract-calls`, content: heading('Contract calls') },
    {
      name: 'details, waiting',
      path: `${path}/transactions/${queueHash}`,
      content: (page) => noDanger(page),
    },
    {
      name: 'details, executed',
      path: `${path}/transactions/${executed.id}`,
      content: (page) => page.getByRole('region', { name: 'Outcome' }),
    },
    {
      name: 'upgrade',
      path: `${path}/setup/upgrade`,
      // The demo account of one chain has the newest contract.
      content: (page) => inMain(page).getByText(/^Storage changes$|has the newest contract/),
    },
    {
      name: 'set-up',
      path: `${path}/setup`,
      content: (page) => inMain(page).getByRole('heading', { level: 1 }),
    },
    {
      name: 'create an account below',
      path: `${path}/setup/new-account`,
      content: (page) => inMain(page).getByText(/^Confirmed by the factory/),
    },
    { name: 'add a module', path: `${path}/setup/modules/add`, content: heading('Add a module') },
    { name: 'set a guard', path: `${path}/setup/guard`, content: heading('Set a transaction guard') },
    {
      name: 'change the fallback handler',
      path: `${path}/setup/handler`,
      content: (page) => inMain(page).getByRole('radio', { name: 'None' }),
    },
    {
      name: 'planner',
      path: `/plan/${demoTreasury(chain).address}`,
      content: (page) => inMain(page).getByRole('rowheader', { name: new RegExp(`^${chain.chainName}`) }),
    },
    { name: 'recovery', path: `${path}/setup/recovery`, content: heading('Set up recovery') },
    {
      name: 'change owners',
      path: `${path}/setup/owners`,
      content: (page) => inMain(page).getByRole('heading', { name: 'Nothing changes yet' }),
    },
    { name: 'drafts', path: `${path}/drafts`, content: heading('Drafts') },
    { name: 'messages', path: `${path}/messages`, content: heading('Messages') },
    { name: 'check a signature', path: `${path}/messages/check`, content: heading('Check a signature') },
    { name: 'connected dapps', path: `${path}/dapps`, content: heading('Connected dapps') },
    {
      name: 'apps',
      path: `${path}/apps`,
      content: (page) => inMain(page).getByRole('row', { name: 'Demo app' }),
    },
    {
      name: 'apps, adding one',
      path: `${path}/apps?add=`,
      content: (page) => inMain(page).getByRole('complementary', { name: 'Add an app by address' }),
    },
    {
      name: 'before an app opens',
      path: `${path}/apps/open?appUrl=${demoApp}`,
      content: (page) => inMain(page).getByRole('button', { name: 'Open app' }),
    },
    {
      name: 'shared app',
      path: `/share/safe-app?appUrl=${demoApp}&chain=${chain.shortName}`,
      content: (page) => inMain(page).getByText('In the list of this service'),
    },
    { name: 'app permissions', path: '/settings/apps', content: heading('App permissions') },
    { name: 'create', path: '/create', content: (page) => inMain(page).getByText(/^at most \d/) },
    { name: 'notifications', path: '/notifications', content: heading('Notifications') },
    { name: 'address book', path: '/address-book', content: heading('Address book') },
    { name: 'settings', path: '/settings', content: (page) => inMain(page).getByRole('heading', { level: 1 }) },
    { name: 'appearance', path: '/settings/appearance', content: heading('Appearance') },
    { name: 'your data', path: '/settings/data', content: heading('Your data') },
    { name: 'networks', path: '/settings/networks', content: heading('Networks and service') },
    {
      name: 'explorer, a transaction',
      path: `/explorer/${chain.shortName}/tx/${executed.txHash}`,
      content: (page) => inMain(page).getByText('Succeeded'),
    },
    {
      name: 'explorer, an address',
      path: `/explorer/${chain.shortName}/address/${demoTreasury(chain).address}`,
      content: (page) => inMain(page).getByText(/^Contract, /),
    },
    { name: 'this build', path: '/settings/build', content: heading('This build') },
    { name: 'import', path: '/import', content: heading('Import') },
    { name: 'prove control', path: '/prove', content: heading('Prove control') },
    { name: 'verifier', path: '/verify', content: (page) => inMain(page).getByText('No proposal is open yet.') },
    { name: 'more', path: '/more', content: heading('More') },
    { name: 'not found', path: '/no-such-page', content: (page) => page.getByText('This page does not exist.') },
  ]
}
