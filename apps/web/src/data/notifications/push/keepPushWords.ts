import { PUSH_CACHE, PUSH_WORDS, type PushWords } from '../../../offline/PushWords.ts'
import { env } from '../../config/env.ts'
import { workers } from '../../offline/pageWorker.ts'

/** Writes what the worker says about messages, in the language of this page. */
export async function keepPushWords(words: Omit<PushWords, 'base'>): Promise<void> {
  const scope = await scopeOfWorker()
  if (scope === null) return
  const base = env.isPortable ? `${scope}#` : scope.replace(/\/$/, '')
  const cache = await caches.open(PUSH_CACHE)
  await cache.put(new URL(PUSH_WORDS, scope), Response.json({ base, ...words } satisfies PushWords))
}

export const forgetPushWords = (): Promise<boolean> => caches.delete(PUSH_CACHE)

const scopeOfWorker = async (): Promise<string | null> => (await workers()?.getRegistration())?.scope ?? null
