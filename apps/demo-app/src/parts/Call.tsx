import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Answer } from './Answer.tsx'

type Props<Value> = {
  readonly title: string
  /** The call, as an app writes it in code. */
  readonly code: string
  readonly about: ReactNode
  readonly action: string
  readonly run: () => Promise<Value>
  /** The formatted answer; the raw one is below it. */
  readonly show?: ((value: Value) => ReactNode) | undefined
  /** Fields to fill in before the call. */
  readonly children?: ReactNode
}

type State<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly value: Value; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly message: string }

/** One call of the wallet, with its answer. */
export function Call<Value>({ title, code, about, action, run, show, children }: Props<Value>) {
  const [state, setState] = useState<State<Value>>({ kind: 'idle' })
  const latest = useRef(0)
  const titleId = useId()
  const isWaiting = state.kind === 'waiting'

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isWaiting) return
    const call = ++latest.current
    const startedAt = performance.now()
    const settle = (next: State<Value>) => call === latest.current && setState(next)
    setState({ kind: 'waiting' })
    try {
      const value = await run()
      settle({ kind: 'answered', value, milliseconds: performance.now() - startedAt })
    } catch (error) {
      settle({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <form className="card" aria-labelledby={titleId} noValidate onSubmit={(event) => void ask(event)}>
      <h3 id={titleId}>{title}</h3>
      <code className="code">{code}</code>
      <p className="about">{about}</p>
      {children}
      <div className="acts">
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? 'Waiting for the wallet' : action}
        </button>
        {state.kind === 'answered' && <span className="time">{timeOf(state.milliseconds)}</span>}
      </div>
      <div className="outcome" role="status" aria-label="Answer">
        {state.kind === 'failed' && <p className="failed">The wallet answered: {state.message}</p>}
        {state.kind === 'answered' && <Answer value={state.value}>{show?.(state.value)}</Answer>}
      </div>
    </form>
  )
}

const timeOf = (milliseconds: number) =>
  milliseconds < 1000
    ? `answered in ${Math.round(milliseconds)} ms`
    : `answered in ${(milliseconds / 1000).toFixed(1)} s`
