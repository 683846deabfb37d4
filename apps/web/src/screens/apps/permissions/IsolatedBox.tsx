import { Checkbox } from '@mantine/core'
import { appPermissionsMessages } from './appPermissionsMessages.ts'

type Props = { readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** The stricter frame, for unlisted apps. */
export const IsolatedBox = ({ checked, onChange }: Props) => (
  <Checkbox
    label={appPermissionsMessages.isolated}
    description={appPermissionsMessages.isolatedText}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
