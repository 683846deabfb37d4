import { get } from 'node:http'

/** Reads server-sent events; returns the arrival time of the first matching event. */
export async function watchStream(url: string) {
  const waiting = new Set<{ fits: (text: string) => boolean; resolve: (at: number) => void }>()
  const request = get(url, { headers: { accept: 'text/event-stream' } })
  await new Promise<void>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      let rest = ''
      response.on('data', (chunk: Buffer) => {
        const at = performance.now()
        resolve()
        const blocks = `${rest}${chunk.toString()}`.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks)
          for (const one of waiting) {
            if (!one.fits(block)) continue
            waiting.delete(one)
            one.resolve(at)
          }
      })
    })
  })
  request.on('error', () => undefined)
  return {
    next: (fits: (text: string) => boolean) => new Promise<number>((resolve) => waiting.add({ fits, resolve })),
    close: () => request.destroy(),
  }
}
