import { expect, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { service } from '../support/service.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchViolations } from '../support/watchViolations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = `${root}apps/web/dist`
const thisBuild = (page: Page) => page.getByRole('heading', { name: 'This build', level: 1 })
const buildOf = async () => {
  const html = await readFile(`${built}/root.html`, 'utf8')
  return /name="countersign-build" content="([0-9a-f]{64})"/.exec(html)?.[1] ?? 'no build is named'
}

test('behavior: the page runs the build, names it, and explains how to compare it', async ({ page }) => {
  const build = await buildOf()
  await page.goto('/settings')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: build.slice(0, 8) })
  await link.click()
  await expect(thisBuild(page)).toBeVisible()
  const command = `npm run verify -- ${serviceUrl()}`
  await expect(page.getByText(command)).toBeVisible()

  const [, , , , ...options] = `${command} --sums ${built}/SHA256SUMS`.split(' ')
  const call = ['--import', 'tsx', 'scripts/verify.ts', ...options]
  const { stdout } = await promisify(execFile)(process.execPath, call, { cwd: root })
  expect(stdout).toContain(`The same. ${serviceUrl()} serves build ${build}.`)
})

test('error: a script that was changed in transit does not run, whatever served it', async ({ context, page }) => {
  let changed = ''
  await context.route('**/assets/settings_.build-*.js', async (route) => {
    changed = route.request().url()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};window.wasRun = true` })
  })
  await page.goto('/settings/build')
  await expect.poll(() => changed).not.toBe('')
  await expect(page.getByText('A file of this page is missing or differs from the build')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined()
})

test('error: a style sheet that was changed in transit is not applied, also one that the document does not name', async ({
  context,
  page,
}) => {
  let changed = ''
  await context.route('**/assets/page-accounts-*.css', async (route) => {
    changed = route.request().url()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()} main { visibility: hidden }` })
  })
  await page.goto('/accounts')
  await expect.poll(() => changed).not.toBe('')
  await expect(page.getByText('A file of this page is missing or differs from the build')).toBeVisible()
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).visibility)).toBe('visible')
})

test('error: text becomes neither markup nor code, and no script comes from elsewhere', async ({ page }) => {
  await page.goto('/settings/build')
  await expect(thisBuild(page)).toBeVisible()
  const outcomes = await page.evaluate(async () => {
    // Scripts that the debugger starts may do more than the page; scripts that they start may not.
    await new Promise((done) => setTimeout(done))
    const outcome = async (run: () => unknown) => {
      try {
        await run()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    }
    const scriptFrom = (src: string) => Object.assign(document.createElement('script'), { src })
    return {
      markup: await outcome(() => (document.createElement('div').innerHTML = '<img>')),
      code: await outcome(() => Reflect.construct(Function, ['return 1'])),
      foreign: await outcome(() => scriptFrom('https://elsewhere.example/a.js')),
      packed: await outcome(() => new Worker('data:text/javascript,1')),
      own: await outcome(() => scriptFrom('/assets/a.js')),
      unhashed: await new Promise((done) => {
        const script = scriptFrom('/assets/a.js')
        script.addEventListener('error', () => done('refused'))
        script.addEventListener('load', () => done('loaded'))
        document.head.append(script)
      }),
      style: await outcome(() => {
        const style = document.createElement('style')
        style.textContent = 'body { visibility: hidden }'
        document.head.append(style)
        return getComputedStyle(document.body).visibility === 'visible'
          ? undefined
          : Promise.reject(new Error('styled'))
      }),
    }
  })
  expect(outcomes).toMatchObject({ own: 'done', unhashed: 'refused', style: 'done' })
  expect(outcomes.markup).toMatch(/TrustedHTML/)
  expect(outcomes.code).toMatch(/Trusted|unsafe-eval/)
  expect(outcomes.foreign).toMatch(/Scripts are not loaded from https:\/\/elsewhere\.example/)
  expect(outcomes.packed).toMatch(/Scripts are not loaded from/)
})

test('behavior: a node that the user added is reachable after a reload, in that browser only', async ({
  context,
  page,
}) => {
  const node = createServer((_, response) =>
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json').end('{}'),
  )
  await once(node.listen(0, '127.0.0.1'), 'listening')
  const address = node.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const ask = () =>
    page.evaluate(
      (to) =>
        fetch(to).then(
          ({ status }) => status,
          () => 'refused',
        ),
      url,
    )
  try {
    await page.goto('/settings/build')
    expect(await ask()).toBe('refused')
    await context.addCookies([{ name: 'countersign-origins', value: encodeURIComponent(url), url: serviceUrl() }])
    expect(await ask()).toBe('refused')
    await page.reload()
    expect(await ask()).toBe(200)
  } finally {
    node.close()
  }
})

test('behavior: the build runs from a folder of a plain host', async ({ context, page }) => {
  const { results: chains } = await service().getChains()
  const config = JSON.stringify({ clientServiceUrl: null, chains })
  const host = await serveFolder(built, '/ipfs/bafyexample/', { 'config.json': config })
  const refused = await watchViolations(context)
  const outside: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(new URL(host.url).origin) && !request.url().startsWith(host.url))
      outside.push(request.url())
  })
  try {
    await page.goto(`${host.url}#/settings/build`)
    await expect(thisBuild(page)).toBeVisible()
    await expect(page.getByText(`npm run verify -- ${host.url.replace(/\/$/, '')}`)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Address book' }).click()
    await expect(page).toHaveURL(`${host.url}#/address-book`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Address book', level: 1 })).toBeVisible()
    expect(outside).toEqual([])
    expect(refused).toEqual([])
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/verify.ts', host.url, '--files-only', '--sums', `${built}/SHA256SUMS`],
      { cwd: root },
    )
    expect(stdout).toContain('the page is index.html, with relative paths')
  } finally {
    host.close()
  }
})
