import { keepFile } from './keptBuild.ts'

/**
 * A kept file of any build, since tabs of the build before may still be open; otherwise the host's file, if it is the one of the list.
 * What is in neither goes to the host, whose answer the page itself compares.
 */
export async function answerWithFile(request: Request, name: string): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true })
  if (kept) return kept
  return keepFile(name).catch(() => fetch(request))
}
