import { expect, type Page } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { localChain } from '../support/localChain.ts'
import { expectAccessibleInLight } from '../support/expectAccessible.ts'
import { LAYOUT_PAGES } from '../support/layoutPages.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { watchPage } from '../support/watchPage.ts'
import { watchViolations } from '../support/watchViolations.ts'
import { everyPage } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { textOutsideCatalogues } from '../support/textOutsideCatalogues.ts'

/** Texts that are not translated: names, symbols, hex, host names, dates, and the descriptions of apps. */
const UNTRANSLATED: readonly RegExp[] = [
  // A list of names is joined by `Intl`.
  /Allowance \d\.\d\.\d and DemoModule/,
  /Countersign|Demo treasury|Demo owner \d|Halden Office|Kestrel Audits|Meridian Labs|(?:Second l|L)ocal chain|Ether\b|Test (?:USD|DAI)|Halden Badges?|DemoModule/,
  /Ledger|Trezor|QR|safeTxHash|\b(?:ETH|TUSD|TDAI|HALD|USD|UTC|ABI|JSON|NFTs?)\b/,
  /Safe(?:L2|Migration)?(?= \d)|(?:Compatibility|TokenCallback|Extensible)\w*Handler|TokenCallbackHandler|Allowance|Zodiac \w+/,
  /0x[\da-fA-F…]+|\b[\da-fA-F]{4}\b|[\da-f]{8,}…?/,
  /https?:\/\/\S*|\bwc:|localhost(?::\d+)?|\bdev\d\b/,
  /\b(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\b/,
  /Demo app|lets any address move the account’s funds|Everything an app can ask [^.]*|This wallet inside itself[^.]*|^(?:Accounts|Developers)$/,
  /Deposit for the new office|The office fell through|The treasury keeps its terms [^.]*/,
]
const [WIDE, PHONE] = [1440, 390]

test('behavior: every text is from a catalogue, and no page breaks when it is longer and written from right to left', async ({
  page,
}) => {
  const [chain, second] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const origins = [serviceUrl(), chain.rpcUrl, second.rpcUrl].map((url) => new URL(url).origin)
  const notes = watchPage(page.context(), origins)
  const refused = await watchViolations(page.context())
  await keepAccount(page.context(), chain, demoTreasury(chain).address)
  await chooseLanguage(page, 'en-XB')
  await eachInTwoTabs(page, await everyPage(chain), async (tab, { name, path }) => {
    await open(tab, path)
    expect.soft(await tab.locator('html').getAttribute('dir')).toBe('rtl')
    // The next page opens in the width of this one, so each page changes it only once.
    const first = tab.viewportSize()?.width
    for (const width of first === PHONE ? [PHONE, WIDE] : [WIDE, PHONE]) {
      if (width !== first) await tab.setViewportSize({ width, height: 900 })
      expect.soft(await excessWidth(tab), `${name} at ${width} scrolls sideways by pixels`).toBeLessThanOrEqual(0)
      if (width !== WIDE) continue
      expect.soft(await textOutsideCatalogues(tab, UNTRANSLATED), name).toEqual([])
      // `everyPage` looks at the others.
      if (!LAYOUT_PAGES.has(name)) await expectAccessibleInLight(tab, name)
    }
    expect.soft([...notes, ...refused], name).toEqual([])
  })
})

/** Words that begin or end English sentences of the catalogues and are not German words. */
const ENGLISH = /\b(?:the|this|that|your|you|of|is|are|and|with|not|to|for|from|by|needs|sign|queue|account)\b/i

test('behavior: in German the main pages have no English text, and dates and numbers have the German form', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  await keepAccount(page.context(), chain, demoTreasury(chain).address)
  await chooseLanguage(page, 'de')
  const main = [
    'accounts',
    'home',
    'queue',
    'history',
    'needs you',
    'assets',
    'send',
    'details, waiting',
    'set-up',
    'verifier',
  ]
  const pages = (await everyPage(chain)).filter(({ name }) => main.includes(name))
  await eachInTwoTabs(page, pages, async (tab, { name, path }) => {
    await open(tab, path)
    const lines = (await tab.locator('body').innerText()).split('\n')
    const english = lines.filter((line) =>
      ENGLISH.test(UNTRANSLATED.reduce((rest, one) => rest.replaceAll(new RegExp(one, 'g'), ' '), line)),
    )
    expect.soft(english, name).toEqual([])
    expect.soft(await tab.locator('html').getAttribute('lang')).toBe('de')
  })
  await open(page, `${demoTreasury(chain).path}/history`)
  await expect(page.getByText('−4.200,50').first()).toBeVisible()
  await expect(page.getByText(/^(?:Heute|Gestern|\w+), \d{1,2}\. \p{L}+/u).first()).toBeVisible()
})

const chooseLanguage = (page: Page, language: string): Promise<unknown> =>
  // A new tab has a document without storage first.
  page.context().addInitScript((text) => {
    if (origin !== 'null') localStorage.setItem('countersign.language', text)
  }, language)

/** Two tabs, because a page mostly waits for answers. */
async function eachInTwoTabs<Item>(
  page: Page,
  items: readonly Item[],
  visit: (tab: Page, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const walk = async (tab: Page) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(tab, item)
  }
  await Promise.all([walk(page), walk(await page.context().newPage())])
}

/** Opens a page and waits for its content: a heading, and nothing that is loading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}

const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
