export type AttackAnswer = { id: string; success: boolean; data?: unknown; error?: string }
/** A message that the page received, with its origin. */
type Heard = { readonly data: unknown; readonly origin: string }

export type Attacker = {
  readonly heard: Heard[]
  /** Posts a message to the wallet, by default to the parent window. */
  post(message: unknown, to?: Window): void
  /** Posts a request. @returns its answer, or null if none arrives in time (milliseconds) */
  ask(method: string, params?: unknown, wait?: number): Promise<AttackAnswer | null>
  /** Posts this many requests at once. @returns their answers as they arrive */
  flood(count: number, method: string, params?: unknown): AttackAnswer[]
  answersTo(id: string): AttackAnswer[]
}

declare global {
  interface Window {
    attacker: Attacker
  }
}

/**
 * Runs in every page of the hostile apps, as text, so it must not use outside values. An app without an SDK that
 * follows no rules.
 */
export function installAttacker(): void {
  const heard: Heard[] = []
  let count = 0
  const isAnswer = (data: unknown): data is AttackAnswer =>
    typeof data === 'object' && data !== null && 'success' in data
  const answersTo = (id: string) => heard.map(({ data }) => data).filter((data) => isAnswer(data) && data.id === id)
  const request = (method: string, params: unknown) => ({
    id: `attack-${(count += 1)}`,
    method,
    params,
    env: { sdkVersion: '9.1.0' },
  })
  addEventListener('message', ({ data, origin }) => void heard.push({ data, origin }))
  window.attacker = {
    heard,
    post: (message, to = parent) => to.postMessage(message, '*'),
    ask(method, params, wait = 5_000) {
      const message = request(method, params)
      return new Promise((resolve) => {
        const onMessage = ({ data }: MessageEvent) => {
          if (!isAnswer(data) || data.id !== message.id) return
          removeEventListener('message', onMessage)
          resolve(data)
        }
        addEventListener('message', onMessage)
        setTimeout(() => resolve(null), wait)
        parent.postMessage(message, '*')
      })
    },
    flood(times, method, params) {
      const answers: AttackAnswer[] = []
      const ids = new Set<string>()
      addEventListener('message', ({ data }) => isAnswer(data) && ids.has(data.id) && answers.push(data))
      for (let index = 0; index < times; index += 1) {
        const message = request(method, params)
        ids.add(message.id)
        parent.postMessage(message, '*')
      }
      return answers
    },
    answersTo: (id) => answersTo(id) as AttackAnswer[],
  }
  // Announces itself like any app, whatever frames it.
  if (parent !== window) parent.postMessage(request('getSafeInfo', undefined), '*')
}
