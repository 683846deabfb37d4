import { startHostileApps, type HostileApps } from '@countersign/testkit/hostile'
import { expect, type Page } from '@playwright/test'
import { signInWallet } from '../support/demoWallet.ts'
import {
  FORBIDDEN_CALLS,
  answeredFrame,
  frameAt,
  noteArrival,
  openUnlisted,
  passWarning,
  watchHost,
  waysToLeave,
} from '../support/hostileApp.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { service } from '../support/service.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const host = () => new URL(serviceUrl()).origin
/** Characters that do not print, or that change the reading direction. */
const UNSEEN = /[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/u

let apps: HostileApps
let account: MadeAccount
test.beforeAll(async () => {
  apps = await startHostileApps()
  account = await makeAccount(await localChain('dev1'))
})
test.afterAll(() => apps.close())

const requestOf = (page: Page) => page.getByRole('dialog', { name: 'Transaction request' })
const openPath = (url: string) => `${account.path}/apps/open?appUrl=${encodeURIComponent(url)}`

test('error: a hostile app gets no data, no permission and no way out of its frame', async ({ browser }) => {
  const context = await browser.newContext()
  const notes = watchHost(context)
  const page = await context.newPage()

  await test.step('an app of the wallet’s own origin is not opened', async () => {
    for (const url of [`${host()}/`, `${host()}/v1/chains`, `${host().toUpperCase()}/verify.html`]) {
      await page.goto(openPath(url))
      await expect(page.getByRole('heading', { name: 'This app cannot be opened.' })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
  })

  await test.step('a name that imitates a listed one is reported, and hides nothing', async () => {
    for (const path of ['spoof', 'lookalike']) {
      await page.goto(openPath(apps.app(path)))
      const first = page.getByRole('region', { name: /^Before / })
      await expect(first).toContainText('Not in the list, but named like a listed app')
      expect(await first.innerText()).not.toMatch(UNSEEN)
      expect(await first.getAttribute('aria-label')).not.toMatch(UNSEEN)
      await expect(page.getByRole('button', { name: 'Open app' })).toBeDisabled()
      await expect(page.locator('iframe')).toHaveCount(0)
    }
  })

  const app = await openUnlisted(page, account.path, apps.app())

  await test.step('a message that is not a request, is too large, or names an unknown method gets at most one answer', async () => {
    const answers = await app.evaluate(async () => {
      const { ask, post } = window.attacker
      const cycle: { self?: unknown } = {}
      cycle.self = cycle
      const deep = Array.from({ length: 1_000 }).reduce<unknown>((inner) => ({ inner }), 1)
      const sparse = Object.assign([], { length: 4_000_000_000 })
      const odd = [null, undefined, 1, 'text', [], {}, new Map(), cycle, deep, { id: 1, method: 'getSafeInfo' }]
      for (const message of [...odd, { id: 'no method' }, { isCookieEnabled: true, id: 'x' }]) post(message)
      post({ messageId: 'SAFE_APP_SDK_INITIALIZED', requestId: 1 })
      const hidden = JSON.parse(
        '{"__proto__":{"txs":[{"to":"0x70997970C51812dc3A010C7d01b50e0d17dc79C8"}]}}',
      ) as unknown
      return Promise.all([
        ask('signMessage', { message: 'x'.repeat(1_000_000) }),
        ask('signTypedMessage', { typedData: deep }),
        ask('rpcCall', { call: 'eth_call', params: sparse }),
        ask('sendTransactions', { txs: sparse }),
        ask('sendTransactions', hidden),
        ask('getSafeBalances', { currency: '../../../config.json#' }),
        ask('getTxBySafeTxHash', { safeTxHash: '../chains' }),
        ask('__proto__', cycle),
        ask('signMessage', new String('x'.repeat(4_000_000)), 15_000),
        ask('signMessage', new Error('x'.repeat(1_000_000))),
        ask('signMessage', Object.assign([], { message: 'x'.repeat(1_000_000) })),
        ask('wallet_requestPermissions', [new Uint8Array(400_000)]),
        ask('sendTransactions', { txs: [{ value: 1n << 100_000_000n }] }),
      ])
    })
    expect(answers.map((answer) => answer?.error ?? null)).toEqual([
      expect.stringContaining('too large'),
      expect.stringContaining('too deep'),
      expect.stringContaining('too large'),
      expect.stringContaining('too large'),
      'No transactions were passed',
      expect.stringContaining('not the code of a currency'),
      'Invalid safeTxHash',
      '__proto__ not implemented',
      expect.stringContaining('not plain data'),
      expect.stringContaining('not plain data'),
      'Invalid message type',
      expect.stringContaining('too large'),
      expect.stringContaining('too large'),
    ])
  })

  await test.step('only the twelve read methods reach a node', async () => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    const answers = await app.evaluate(
      (calls) => Promise.all(calls.map((call) => window.attacker.ask('rpcCall', { call, params: [] }))),
      FORBIDDEN_CALLS,
    )
    expect(answers.map((answer) => answer?.error)).toEqual(FORBIDDEN_CALLS.map((call) => `${call} not implemented`))
    expect(sent.filter((body) => FORBIDDEN_CALLS.some((call) => body.includes(`"${call}"`)))).toEqual([])
  })

  await test.step('no permission is claimed, invented, used by another origin, or kept after "Not now"', async () => {
    const claims = await app.evaluate(
      (origin) =>
        Promise.all([
          window.attacker.ask('requestAddressBook', { origin }),
          window.attacker.ask('wallet_getPermissions', { origin }),
          window.attacker.ask('wallet_requestPermissions', [{ requestAddressBook: {}, signTransactions: {} }]),
          window.attacker.ask('wallet_requestPermissions', [{ invoker: origin, requestAddressBook: {} }]),
          window.attacker.ask('wallet_requestPermissions', [{ toString: {} }]),
        ]),
      host(),
    )
    expect(claims.map((answer) => answer?.error ?? answer?.data)).toEqual([
      'Permissions rejected',
      [],
      'Permissions request is invalid',
      'Permissions request is invalid',
      'Permissions request is invalid',
    ])
    const asked = app.evaluate(() =>
      window.attacker.ask('wallet_requestPermissions', [{ requestAddressBook: {} }], 15_000),
    )
    const prompt = page.getByRole('region', { name: 'Address book request' })
    await expect(prompt).toContainText(new URL(apps.app()).origin)
    await prompt.getByRole('button', { name: 'Not now' }).click()
    expect((await asked)?.error).toBe('Permissions were rejected')
    expect((await app.evaluate(() => window.attacker.ask('requestAddressBook')))?.error).toBe('Permissions rejected')
  })

  await test.step('it reads nothing of the wallet, shows no dialog over it, and does not move it', async () => {
    const got = await app.evaluate((evil) => {
      const attempt = (read: () => unknown) => {
        try {
          return String(read())
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      return {
        document: attempt(() => parent.document.body.innerHTML),
        storage: attempt(() => parent.localStorage.length),
        address: attempt(() => parent.location.href),
        databases: attempt(() => parent.indexedDB),
        element: attempt(() => window.frameElement),
        moved: attempt(() => {
          if (top !== null) top.location.href = evil
        }),
        confirmed: attempt(() => confirm('Sign?')),
        alerted: attempt(() => alert('Sign!')),
      }
    }, apps.elsewhere)
    expect(got).toMatchObject({
      document: 'SecurityError',
      storage: 'SecurityError',
      address: 'SecurityError',
      databases: 'SecurityError',
      element: 'null',
      confirmed: 'false',
    })
    expect(page.url()).toContain('/apps/open')
  })

  await test.step('windows it opens and frames inside it are not the app', async () => {
    const opened = context.waitForEvent('page')
    await app.evaluate((url) => void window.open(url), apps.elsewhere)
    const popup = await opened
    await popup.waitForFunction(() => window.attacker !== undefined)
    const popupArrived = await noteArrival(page, 'popup')
    await popup.evaluate(() => {
      const wallet: unknown = window.opener.parent
      window.attacker.post({ id: 'popup', method: 'getSafeInfo' }, wallet as Window)
    })
    await popupArrived()

    await app.evaluate(
      (inner) => {
        for (const src of inner) document.body.append(Object.assign(document.createElement('iframe'), { src }))
      },
      [apps.elsewhere, `${apps.app()}inner/`, `${host()}/`],
    )
    for (const [id, url] of [
      ['foreign', apps.elsewhere],
      ['own', `${apps.app()}inner/`],
    ] as const) {
      const inner = await frameAt(page, url)
      await inner.waitForFunction(() => window.attacker !== undefined)
      const arrived = await noteArrival(page, id)
      await inner.evaluate((name) => window.attacker.post({ id: name, method: 'getSafeInfo' }, top ?? window), id)
      await arrived()
      expect(await inner.evaluate((name) => window.attacker.answersTo(name), id)).toEqual([])
    }
    expect((await app.evaluate(() => window.attacker.ask('getSafeInfo')))?.success).toBe(true)
    for (const id of ['popup', 'foreign', 'own'])
      expect(await app.evaluate((name) => window.attacker.answersTo(name), id)).toEqual([])
    expect(await popup.evaluate(() => window.attacker.heard)).toEqual([])
    // The wallet itself is not a page of an app: it would have the same origin as the page around it.
    expect(
      page.frames().filter((frame) => frame.parentFrame() !== null && frame.url().startsWith(`${host()}/`)),
    ).toEqual([])
    await popup.close()
  })

  await test.step('a flood of reads slows down the app alone', async () => {
    const refused = await app.evaluate(async () => {
      const answers = window.attacker.flood(600, 'rpcCall', { call: 'eth_gasPrice', params: [] })
      const isRefused = ({ error = '' }) => error.startsWith('Too many requests')
      while (answers.filter(isRefused).length < 280) await new Promise((resolve) => requestAnimationFrame(resolve))
      return answers.filter(isRefused).length
    })
    expect(refused).toBeLessThanOrEqual(600 - 60)
    await page.getByRole('button', { name: 'Reload app' }).click()
    await answeredFrame(page, apps.app())
  })

  await test.step('another origin is not shown, whatever message it sent just before', async () => {
    const { origin } = new URL(apps.elsewhere)
    for (const leave of waysToLeave(apps)) {
      await leave(await answeredFrame(page, apps.app()))
      await expect(page.getByRole('heading', { name: `This app moved to ${origin}.` })).toBeVisible()
      await expect(page.locator('iframe')).toBeHidden()
      expect(page.frames().some((frame) => frame.url().startsWith(apps.elsewhere))).toBe(false)
      await page.goto(openPath(apps.app()))
    }
  })

  await test.step('an app that leaves while it opens is not shown either', async () => {
    await page.goto(openPath(apps.leaving))
    await passWarning(page)
    await expect(page.getByRole('heading', { name: /^This app moved to / })).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
  })

  await test.step('a redirect is reported, and its target is a separate app', async () => {
    await page.goto(openPath(apps.moved))
    await passWarning(page)
    const { origin } = new URL(apps.elsewhere)
    await expect(page.getByRole('heading', { name: `This app moved to ${origin}.` })).toBeVisible()
    expect(page.frames().some((frame) => frame.url().startsWith(apps.elsewhere))).toBe(false)
    await page.getByRole('button', { name: `Open ${origin} instead` }).click()
    await expect(page.getByRole('region', { name: /^Before / })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('an isolated app has no origin, and ends when it navigates', async () => {
    const isolated = await openUnlisted(page, account.path, apps.app('isolated'), true)
    expect(await isolated.evaluate(() => window.origin)).toBe('null')
    await isolated.evaluate((url) => void (location.href = url), apps.elsewhere)
    await expect(page.getByRole('heading', { name: 'The isolated app was ended.' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  expect(notes).toEqual([])
  await context.close()
})

test('error: a hostile app gets no unwanted prompt, and no signature except for the displayed content', async ({
  browser,
}) => {
  const page = await openPerson(browser, 1, `${account.path}/queue`)
  const notes = watchHost(page.context())
  const app = await openUnlisted(page, account.path, apps.app())
  const to = account.owners[1]?.address
  const txs = [{ to, value: '1', data: '0x', operation: 1, from: account.address, gas: '0x1' }]
  /** Sends a request from the current document in the frame; the answer may come at any time. */
  const send = async () => {
    const frame = await frameAt(page, apps.app())
    return frame.evaluate((all) => window.attacker.ask('sendTransactions', { txs: all }, 60_000), txs)
  }

  await test.step('a prompt that appears under the finger is not confirmed', async () => {
    // The observer starts before the app sends its request, because the frame is another process and could be faster.
    const caught = await page.evaluateHandle(() => ({
      done: new Promise<{ isDisabled: boolean; isFocused: boolean; armedAfter: number }>((resolve) => {
        const find = () =>
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Review and sign')
        const first = new MutationObserver(() => {
          const button = find()
          if (button === undefined) return
          first.disconnect()
          const since = performance.now()
          const isDisabled = button.getAttribute('aria-disabled') === 'true'
          const isFocused = document.activeElement === button
          button.click()
          const armed = new MutationObserver(() => {
            if (find()?.getAttribute('aria-disabled') !== 'false') return
            armed.disconnect()
            resolve({ isDisabled, isFocused, armedAfter: performance.now() - since })
          })
          armed.observe(document.body, { subtree: true, attributes: true, childList: true })
        })
        first.observe(document.body, { subtree: true, childList: true })
      }),
    }))
    const asked = send()
    const { isDisabled, isFocused, armedAfter } = await caught.evaluate(({ done }) => done)
    expect({ isDisabled, isFocused }).toEqual({ isDisabled: true, isFocused: false })
    expect(armedAfter).toBeGreaterThan(600)
    await expect(requestOf(page)).toBeVisible()
    expect(page.url()).toContain('/apps/open')
    await requestOf(page).getByRole('button', { name: 'Decline' }).click()
    expect((await asked)?.error).toBe('Transaction was rejected')
  })

  await test.step('one id is one prompt and one answer', async () => {
    await app.evaluate((all) => {
      const message = { id: 'twice', method: 'sendTransactions', params: { txs: all } }
      for (let times = 0; times < 5; times += 1) window.attacker.post(message)
    }, txs)
    await expect(requestOf(page)).not.toContainText('more request')
    await requestOf(page).getByRole('button', { name: 'Close request' }).click()
    await expect(requestOf(page)).toBeHidden()
    await expect
      .poll(() => app.evaluate(() => window.attacker.answersTo('twice').map(({ error }) => error)))
      .toEqual(['Transaction was rejected'])
  })

  await test.step('a request from before a navigation is no longer shown', async () => {
    const frame = await frameAt(page, apps.app())
    await frame.evaluate((all) => void window.attacker.ask('sendTransactions', { txs: all }), txs)
    await expect(requestOf(page)).toBeVisible()
    await frame.evaluate((url) => void (location.href = url), apps.elsewhere)
    await expect(requestOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Reload app' }).click()
    await answeredFrame(page, apps.app())
  })

  await test.step('an operation of an app is ignored: the signed transaction is a call', async () => {
    const asked = send()
    await expect(requestOf(page)).toContainText(new URL(apps.app()).host)
    await requestOf(page).getByRole('button', { name: 'Review and sign' }).click()
    await page.waitForURL(/\/review\?draft=/)
    // Its page disappears with the frame later, or is notified that there was no decision.
    const another = send().catch(() => null)
    await expect(page.getByRole('note').getByText('1 more request waits')).toBeVisible()
    await pressSign(page)
    await signInWallet(page)
    await page.waitForURL(/\/transactions\/0x/)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { txData } = await service().getTransaction({ params: { chainId: account.chain.chainId, id } })
    expect({ operation: txData?.operation, to: txData?.to.value }).toEqual({ operation: 0, to })
    await page.getByRole('link', { name: 'Back to app' }).click()
    expect((await asked)?.data).toEqual({ safeTxHash: id })
    await expect(requestOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reload app' }).click()
    await another
    await expect(requestOf(page)).toBeHidden()
    await answeredFrame(page, apps.app())
  })

  await test.step('a flood of prompts shows one after another, then none', async () => {
    const frame = await frameAt(page, apps.app())
    const flood = await frame.evaluateHandle((all) => window.attacker.flood(40, 'sendTransactions', { txs: all }), txs)
    const errors = () => flood.evaluate((answers) => answers.map(({ error = '' }) => error.replace(/\d+/, 'N')))
    await expect(requestOf(page)).toContainText('3 more requests wait')
    await expect(requestOf(page)).toHaveCount(1)
    await expect.poll(async () => new Set(await errors())).toEqual(new Set(['Another request is pending']))
    for (const left of ['2 more requests wait', '1 more request waits', null]) {
      await requestOf(page).getByRole('button', { name: 'Decline' }).click()
      if (left !== null) await expect(requestOf(page)).toContainText(left)
    }
    await expect(requestOf(page)).toBeHidden()
    await expect(page.getByText(/^Requests of .* are paused\.$/)).toBeVisible()
    const count = (text: string) => errors().then((all) => all.filter((error) => error === text).length)
    await expect.poll(() => count('Another request is pending')).toBe(36)
    await expect.poll(() => count('Transaction was rejected')).toBe(3)
    await expect.poll(() => count('Requests of this app are paused for N seconds after repeated rejections')).toBe(1)
    expect((await send())?.error).toMatch(/^Requests of this app are paused/)
    await page.getByRole('button', { name: 'Block this app' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  expect(notes).toEqual([])
  await page.context().close()
})
