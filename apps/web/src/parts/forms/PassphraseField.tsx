import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { fieldMessages } from './fieldMessages.ts'

/** A hidden passphrase; the name of the button that shows it follows the language. */
export const PassphraseField = (props: Omit<PasswordInputProps, 'visibilityToggleButtonProps'>) => (
  <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': fieldMessages.showPassphrase }} />
)
