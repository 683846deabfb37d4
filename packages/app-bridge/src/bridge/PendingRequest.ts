import { AppError } from '../errors/AppError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import { isOlderSdk } from '../sdk/readSdkVersion.ts'
import { errorText } from '../text/errorText.ts'
import { answerTo, refusalTo, type AppAnswer } from './answerTo.ts'
import type { AppCall } from './AppHandlers.ts'
import type { AppMessage } from './readMessage.ts'

/** One accepted request until its answer. `post` is called exactly once, whatever happens. */
export class PendingRequest {
  readonly call: AppCall
  readonly isPrompt: boolean
  readonly #id: string
  readonly method: string
  readonly #post: (answer: AppAnswer) => void
  readonly #controller = new AbortController()
  readonly #listeners: ((refusal: unknown) => void)[] = []
  #isOver = false
  #leavePrompt: () => void = () => undefined

  constructor(
    { id, method, sdkVersion }: Extract<AppMessage, { kind: 'request' }>,
    { number, isPrompt }: { readonly number: number; readonly isPrompt: boolean },
    post: (answer: AppAnswer) => void,
  ) {
    this.#id = id
    this.method = method
    this.#post = post
    this.isPrompt = isPrompt
    this.call = {
      id: number,
      sdkVersion,
      isOldSdk: (before) => isOlderSdk(sdkVersion, before),
      signal: this.#controller.signal,
      promptDone: () => this.#leavePrompt(),
    }
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** @param listener called once, with the refusal or with null */
  whenOver(listener: (refusal: unknown) => void): void {
    this.#listeners.push(listener)
  }

  /** @param listener called when the request has no prompt on screen any more, although it has no answer yet */
  whenPromptDone(listener: () => void): void {
    this.#leavePrompt = listener
  }

  /** Runs the handler. A value that it returns synchronously is posted synchronously. */
  settle(run: (call: AppCall) => unknown): void {
    try {
      const result = run(this.call)
      if (result instanceof Promise)
        result.then(
          (data: unknown) => this.#answer(data),
          (error: unknown) => this.refuse(error),
        )
      else this.#answer(result)
    } catch (error) {
      this.refuse(error)
    }
  }

  refuse(error: unknown): void {
    this.#end(error, () => this.#post(refusalTo(this.#id, errorText(error))))
  }

  /** Refuses the request and aborts the handler's signal. */
  abandon(error: AppError): void {
    this.refuse(error)
    this.#controller.abort(error)
  }

  #answer(data: unknown): void {
    // The official SDK ignores an answer without data and waits forever.
    if (data === undefined) return this.refuse(new AppError(ERRORS.noAnswer(this.method)))
    this.#end(null, () => {
      try {
        this.#post(answerTo(this.#id, data))
      } catch {
        // The data cannot be cloned, so nothing was posted.
        this.#post(refusalTo(this.#id, ERRORS.noAnswer(this.method)))
      }
    })
  }

  #end(refusal: unknown, post: () => void): void {
    if (this.#isOver) return
    this.#isOver = true
    post()
    for (const listener of this.#listeners) listener(refusal)
  }
}
