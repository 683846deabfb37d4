import type { Chain } from '@countersign/api'
import { DialogFoot, DialogStack, WalletDialog } from '@countersign/connect/dialogs'
import { AccountChooser } from './AccountChooser.tsx'
import { AttachStep, ConfirmStep, ProblemStep, WaitStep } from './DeviceSteps.tsx'
import { ExchangeStep } from './ExchangeStep.tsx'
import { ScanAccountsStep } from './ScanAccountsStep.tsx'
import type { HardwareSession } from '../hardwareStore.ts'
import type { HardwareStep } from '../HardwareStep.ts'
import { HARDWARE_NAMES } from '../HardwareWallet.ts'
import { hardwareMessages } from '../hardwareMessages.ts'

type Props = {
  readonly session: HardwareSession
  /** The chain for the balances of the offered addresses. */
  readonly chain: Chain | null
}

/** The session with a device: steps, expected display, and a way to cancel each step. */
export function HardwareDialog({ session, chain }: Props) {
  const { wallet, step, cancel } = session
  const name = HARDWARE_NAMES[wallet]
  return (
    <WalletDialog title={titleOf(step, name)} onClose={cancel} isDismissible={false} width={460}>
      <DialogStack>
        <Body session={session} chain={chain} />
      </DialogStack>
      {(step.kind === 'confirm' || step.kind === 'exchange') && <DialogFoot>{hardwareMessages.ifDifferent}</DialogFoot>}
    </WalletDialog>
  )
}

function Body({ session: { wallet, step, cancel }, chain }: Props) {
  switch (step.kind) {
    case 'wait':
      return <WaitStep text={step.text} onCancel={cancel} />
    case 'attach':
      return <AttachStep wallet={wallet} onContinue={step.answer} onCancel={cancel} />
    case 'scanAccounts':
      return <ScanAccountsStep onCode={step.answer} onCancel={cancel} />
    case 'chooseAccount':
      return <AccountChooser step={step} chain={chain} onCancel={cancel} />
    case 'confirm':
      return <ConfirmStep wallet={wallet} request={step.request} onCancel={cancel} />
    case 'problem':
      return <ProblemStep step={step} onCancel={cancel} />
    case 'exchange':
      return <ExchangeStep step={step} onCancel={cancel} />
  }
}

function titleOf(step: HardwareStep, name: string): string {
  switch (step.kind) {
    case 'attach':
      return hardwareMessages.connectYour(name)
    case 'wait':
      return name
    case 'scanAccounts':
      return hardwareMessages.scanAccounts
    case 'chooseAccount':
      return hardwareMessages.chooseAddress
    case 'confirm':
      return hardwareMessages.confirmOn(name)
    case 'problem':
      return step.request === null ? hardwareMessages.notConnected(name) : hardwareMessages.notSigned(name)
    case 'exchange':
      return hardwareMessages.signWithQr
  }
}
