import { isForFolder, isOwnPage, keptFiles } from './keptBuild.ts'

declare const self: ServiceWorkerGlobalScope

/** After this time the kept page is used without the host's answer: its bytes are the same. */
const LONGEST_WAIT_MS = 1000

/**
 * The page of this worker's build. The host is asked first, because the headers of its answer name the nodes that the page may reach; its
 * bytes are used only if they are those of this build. Another build waits until the person chooses it.
 */
export async function answerWithPage(event: FetchEvent, name: string): Promise<Response> {
  const cache = await keptFiles()
  const kept = await cache.match(self.registration.scope, { ignoreVary: true })
  if (!kept) return fetch(event.request)
  if (name !== '' && name !== 'index.html' && (await isForFolder(await kept.clone().text())))
    return fetch(event.request)
  const fresh = ownPageOf(event.request).then((page) => {
    if (page) event.waitUntil(cache.put(self.registration.scope, page.clone()))
    return page
  })
  return (await Promise.race([fresh, nothingAfter(LONGEST_WAIT_MS)])) ?? kept
}

/** The host's page, null where it does not answer or has another build. */
async function ownPageOf(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request)
    return answer.ok && (await isOwnPage(await answer.clone().text())) ? answer : null
  } catch {
    return null
  }
}

const nothingAfter = (ms: number) => new Promise<null>((done) => setTimeout(() => done(null), ms))
