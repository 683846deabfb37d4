import { Checkbox } from '@mantine/core'

type Props = { readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** The stricter frame, for unlisted apps. */
export const IsolatedBox = ({ checked, onChange }: Props) => (
  <Checkbox
    label="Open it isolated"
    description="It can then store nothing in this browser and has no address of its own. Some apps do not work in this mode."
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
