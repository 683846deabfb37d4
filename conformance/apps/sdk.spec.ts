import { expect } from '@playwright/test'
import { appNames } from './buildPages.ts'
import { readAccount } from './checks/readAccount.ts'
import { readChain } from './checks/readChain.ts'
import { refuse } from './checks/refuse.ts'
import { sendTransactions } from './checks/sendTransactions.ts'
import { shareContacts } from './checks/shareContacts.ts'
import { signMessages } from './checks/signMessages.ts'
import { test } from './support/host.ts'
import { INTERNAL } from './support/internal.ts'
import { since } from './support/version.ts'

const versions = appNames
  .filter((name) => name.startsWith('sdk-'))
  .map((name) => name.slice('sdk-'.length))
  .filter((version) => since(version, '1.0.0'))
  .toSorted((a, b) => (since(a, b) ? 1 : -1))

for (const version of versions)
  test(`behavior: apps SDK ${version}: everything it has is answered with what the chain and the service say`, async ({
    host,
  }) => {
    const app = await host.open(`sdk-${version}`)
    const subject = { app, host, version }
    await test.step('the account', () => readAccount(subject))
    await test.step('the chain', () => readChain(subject))
    await test.step('what must be refused', () => refuse(subject))
    await test.step('transactions', () => sendTransactions(subject))
    if (since(version, '4.1.0')) await test.step('messages', () => signMessages(subject))
    if (since(version, '7.6.0')) await test.step('contacts', () => shareContacts(subject))
    expect(await app.uncalled()).toEqual(
      INTERNAL.filter((path) => !path.startsWith('safe.') || since(version, '4.0.0')),
    )
  })
