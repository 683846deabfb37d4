import { isForFolder, isOwnPage, keptFiles } from './keptBuild.ts'

declare const self: ServiceWorkerGlobalScope

/** After this time the kept page is used without the host's answer: its bytes are the same. */
const LONGEST_WAIT_MS = 1000

/**
 * The page of this worker's build. The host is asked first, because the headers of its answer name the nodes that the page may reach; its
 * bytes are used only if they are those of this build. Another build waits until the person chooses it.
 */
export async function answerWithPage(event: FetchEvent, name: string): Promise<Response> {
  // Before the kept page is read, which takes as long as a near host.
  const answer = askHost(event)
  const cache = await keptFiles()
  const kept = await cache?.match(self.registration.scope, { ignoreVary: true })
  if (!kept) return answer
  const page = await kept.clone().text()
  if (name !== '' && name !== 'index.html' && isForFolder(page)) return answer
  const fresh = ownPageOf(answer, page).then((own) => {
    if (own && cache) event.waitUntil(cache.put(self.registration.scope, own.clone()))
    return own
  })
  return (await Promise.race([fresh, nothingAfter(LONGEST_WAIT_MS)])) ?? kept
}

/** The browser asks the host while the worker starts, where it can (`navigationPreload`). */
async function askHost({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const early: unknown = await preloadResponse
  return early instanceof Response ? early : fetch(request)
}

/** The host's page, null where it does not answer or has another build. @param kept the page of this build */
async function ownPageOf(asked: Promise<Response>, kept: string): Promise<Response | null> {
  try {
    const answer = await asked
    if (!answer.ok) return null
    const html = await answer.clone().text()
    return html === kept || (await isOwnPage(html)) ? answer : null
  } catch {
    return null
  }
}

const nothingAfter = (ms: number) => new Promise<null>((done) => setTimeout(() => done(null), ms))
