import { Checkbox } from '@mantine/core'
import { useRegistrableDomain } from '../../../data/url/registrableDomain.ts'

type Props = { readonly host: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** An unlisted app is opened only with this consent. */
export function TrustBox({ host, checked, onChange }: Props) {
  const domain = useRegistrableDomain(host)
  return (
    <Checkbox
      label={
        <>
          I trust <b>{domain}</b> and checked its address outside Countersign.
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

export const DISCLAIMER_NEEDED = 'Accepting the disclaimer is mandatory'
