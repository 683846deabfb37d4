import { RichText } from '@countersign/ui'
import { Checkbox } from '@mantine/core'
import { useRegistrableDomain } from '../../../data/url/registrableDomain.ts'
import { appPermissionsMessages } from './appPermissionsMessages.ts'

type Props = { readonly host: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** An unlisted app is opened only with this consent. */
export function TrustBox({ host, checked, onChange }: Props) {
  const domain = useRegistrableDomain(host)
  return (
    <Checkbox
      label={<RichText text={appPermissionsMessages.trust} slots={{ domain: <b>{domain}</b> }} />}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
