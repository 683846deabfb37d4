import { Icon } from '@countersign/ui'
import styles from './SignIn.module.css'
import type { SignInState, SignInStep } from './createSignIn.ts'

const ORDER: readonly SignInStep[] = ['idle', 'signing', 'verifying']
const SAID = { done: 'done', now: 'now', failed: 'failed', todo: 'next' }

type Props = { readonly state: Pick<SignInState, 'step' | 'error'>; readonly walletName: string }

/** The steps: ready, signing, verifying. */
export function SignInSteps({ state, walletName }: Props) {
  const at = ORDER.indexOf(state.error?.at ?? state.step)
  const words: Record<SignInStep, [string, string]> = {
    idle: ['Ready', 'Read the message below'],
    signing: ['Signing', `You confirm in ${walletName}`],
    verifying: ['Verifying', 'The service checks the signature'],
  }
  return (
    <ol className={styles.steps}>
      {ORDER.map((step, index) => {
        const look = index < at ? 'done' : index > at ? 'todo' : state.error ? 'failed' : 'now'
        return (
          <li key={step} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
            <i aria-hidden>
              {look === 'done' && <Icon name="check" size={12} stroke={3} />}
              {look === 'failed' && <Icon name="x" size={12} stroke={3} />}
            </i>
            <span>
              <b>{words[step][0]}</b>
              {words[step][1]}
              <span className="cs-visually-hidden">, {SAID[look]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
