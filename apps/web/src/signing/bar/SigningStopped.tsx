import { BlockedButton, Icon } from '@countersign/ui'

/** In the place of signing, once it went wrong in a way it should not. */
export function SigningStopped() {
  return (
    <BlockedButton
      reason="Signing is stopped. Compare the hashes on another machine first."
      showReason={false}
      leftSection={<Icon name="lock" />}
    >
      Sign is stopped
    </BlockedButton>
  )
}
