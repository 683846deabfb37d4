import { Checkbox } from '@mantine/core'

type Props = { readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** The stricter frame, for apps nobody vouches for. */
export const IsolatedBox = ({ checked, onChange }: Props) => (
  <Checkbox
    label="Open it isolated"
    description="It then keeps nothing in this browser and has no address of its own. Some apps do not work so."
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
