export type AttackAnswer = { id: string; success: boolean; data?: unknown; error?: string }
/** A message the page got: what, and from where. */
type Heard = { readonly data: unknown; readonly origin: string }

export type Attacker = {
  readonly heard: Heard[]
  /** Posts anything to the wallet, which is the parent unless told otherwise. */
  post(message: unknown, to?: Window): void
  /** Posts a request. @returns its answer, or null when none comes within the time (milliseconds) */
  ask(method: string, params?: unknown, wait?: number): Promise<AttackAnswer | null>
  /** Posts so many requests at once. @returns their answers as they come */
  flood(count: number, method: string, params?: unknown): AttackAnswer[]
  answersTo(id: string): AttackAnswer[]
}

declare global {
  interface Window {
    attacker: Attacker
  }
}

/** Runs in every page of the hostile apps, as text: it must need nothing from outside. An app without any SDK, that keeps no rule. */
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
        const hear = ({ data }: MessageEvent) => {
          if (!isAnswer(data) || data.id !== message.id) return
          removeEventListener('message', hear)
          resolve(data)
        }
        addEventListener('message', hear)
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
  // Like any app: says that it is there, whoever frames it.
  if (parent !== window) parent.postMessage(request('getSafeInfo', undefined), '*')
}
