import { demoOwners } from '@countersign/devchain'
import { createApiClient } from '@countersign/api/client'
import { expect, type Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { deployNft } from '../support/deployNft.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { startService } from '../support/startService.ts'
import { test } from '../support/test.ts'
import { until } from '../support/until.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const MOST_BYTES = 100_000

/** In `npm test`, createMediaReader.test.ts has the limits and types of videos, NftPicture.test.tsx the press, the player and the reasons. */
test(
  'behavior: the video of an NFT is played from the service, and one that is too large or no video is refused with the reason',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const account = await makeAccount(chain, { owners: [demoOwners[0]], threshold: 1 })
    const asked: (string | undefined)[] = []
    let film: Buffer = Buffer.alloc(0)
    const media = createServer(({ url = '', headers }, response) => {
      asked.push(headers['sec-fetch-mode'] === undefined ? url : 'a browser')
      if (url === '/page.webm')
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Not a video</p>')
      const large = url === '/large.webm' ? Buffer.alloc(MOST_BYTES) : Buffer.alloc(0)
      return response.writeHead(200, { 'content-type': 'video/webm' }).end(Buffer.concat([film, large]))
    })
    await once(media.listen(0, '127.0.0.1'), 'listening')
    const address = media.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    for (const name of ['film', 'large', 'page'])
      await deployNft(chain.rpcUrl, account.address, {
        name: `The ${name}`,
        animation_url: `http://${host}/${name}.webm`,
      })
    const files: Record<string, string> = {}
    const page = await (await browser.newContext()).newPage()
    const site = await serveFolder(built, '/', files)
    const service = await startService(chain, {
      auth: { origins: [new URL(site.url).origin] },
      nftMetadata: { allowedHosts: [host], mostVideoBytes: MOST_BYTES },
    })
    try {
      files['config.json'] = JSON.stringify({ clientServiceUrl: service.url })
      const api = createApiClient({ baseUrl: service.url })
      const params = { chainId: chain.chainId, safe: account.address }
      await until('the account is indexed', () => api.getSafe({ params }))
      await page.goto(`${site.url}#${account.path}/assets?tab=nfts`)
      film = await recordVideo(page)
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: `The ${name}` })
      // The first list starts the read of the metadata; a later one has it.
      await expect(async () => {
        await page.reload()
        await expect(card('page')).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      expect(asked).toEqual([])

      await test.step('nothing is fetched before the press; then it plays, and the host sees the service only', async () => {
        await card('film')
          .getByRole('button', { name: /^Play the video or sound/ })
          .click()
        const video = card('film').locator('video')
        await expect.poll(() => video.evaluate(played)).toEqual({ isPlaying: true, width: 64 })
        expect(await video.getAttribute('src')).toMatch(/^blob:/)
        expect(asked).toEqual(['/film.webm'])
      })

      await test.step('what the limits refuse says why, and can be tried again', async () => {
        const reasons = [
          ['large', `${host} sent more than 100,000 bytes.`],
          ['page', 'sent "text/html"'],
        ] as const
        for (const [name, reason] of reasons) {
          await card(name)
            .getByRole('button', { name: /^Play the video or sound/ })
            .click()
          await expect(card(name)).toContainText('Video not loaded')
          await expect(card(name).getByRole('alert')).toContainText(reason)
          await expect(card(name).getByRole('button', { name: /^Try the video/ })).toBeVisible()
        }
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
        await expectAccessible(page, 'videos of NFTs')
      })
    } finally {
      await page.context().close()
      await service.stop()
      site.close()
      media.close()
    }
  },
)

/** A second of a changing colour, recorded by the browser itself. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    const start = performance.now()
    await new Promise<void>((resolve) => {
      const draw = (now: number) => {
        if (context) context.fillStyle = `hsl(${(now - start) / 3} 80% 50%)`
        context?.fillRect(0, 0, 64, 64)
        if (now - start < 1000) requestAnimationFrame(draw)
        else resolve()
      }
      requestAnimationFrame(draw)
    })
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const played = (element: Element) => ({
  isPlaying: element instanceof HTMLVideoElement && element.currentTime > 0.2,
  width: element instanceof HTMLVideoElement ? element.videoWidth : null,
})
