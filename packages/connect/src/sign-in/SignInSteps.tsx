import { Icon } from '@countersign/ui/atoms'
import styles from './SignIn.module.css'
import type { SignInState, SignInStep } from './createSignIn.ts'
import { signInMessages } from './signInMessages.ts'

const ORDER: readonly SignInStep[] = ['idle', 'signing', 'verifying']
type Look = 'done' | 'now' | 'failed' | 'todo'
const said = (look: Look) => signInMessages[look === 'todo' ? 'next' : look]

type Props = { readonly state: Pick<SignInState, 'step' | 'error'>; readonly walletName: string }

/** The steps: ready, signing, verifying. */
export function SignInSteps({ state, walletName }: Props) {
  const at = ORDER.indexOf(state.error?.at ?? state.step)
  const words: Record<SignInStep, [string, string]> = {
    idle: [signInMessages.ready, signInMessages.readyText],
    signing: [signInMessages.signing, signInMessages.signingText({ wallet: walletName })],
    verifying: [signInMessages.verifying, signInMessages.verifyingText],
  }
  return (
    <ol className={styles.steps}>
      {ORDER.map((step, index) => {
        const look: Look = index < at ? 'done' : index > at ? 'todo' : state.error ? 'failed' : 'now'
        return (
          <li key={step} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
            <i aria-hidden>
              {look === 'done' && <Icon name="check" size={12} stroke={3} />}
              {look === 'failed' && <Icon name="x" size={12} stroke={3} />}
            </i>
            <span>
              <b>{words[step][0]}</b>
              {words[step][1]}
              <span className="cs-visually-hidden">, {said(look)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
