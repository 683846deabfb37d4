import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readAccount } from './checks/readAccount.ts'
import { readChain } from './checks/readChain.ts'
import { refuse } from './checks/refuse.ts'
import { sendTransactions } from './checks/sendTransactions.ts'
import { shareContacts } from './checks/shareContacts.ts'
import { signMessages } from './checks/signMessages.ts'
import { internalOf, methodsOf, methodsTable, versionsToRun } from './methods.ts'
import { test } from './support/host.ts'
import { since } from './support/version.ts'

/** They share only the chain: each worker has its own user and account. */
test.describe.configure({ mode: 'parallel' })

for (const version of versionsToRun())
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
    expect(app.called()).toEqual(methodsOf(version))
    expect(await app.uncalled()).toEqual(internalOf(version))
  })

test('behavior: the README shows what is called with each version', () => {
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(methodsTable())
})
