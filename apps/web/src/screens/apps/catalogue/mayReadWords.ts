import type { AppPermission } from '../../../data/apps/appPermissions.ts'
import { browserFeatureWords } from '../../../data/apps/browserFeatures.ts'

/** What an app was given, in few words; null: nothing. */
export function mayReadWords({ contacts, features }: AppPermission): string | null {
  const count = contacts?.decision === 'granted' ? contacts.entries.length : 0
  const granted = Object.keys(features).filter((name) => features[name] === 'granted')
  const [feature] = granted
  const parts = [
    ...(count > 0 ? [count === 1 ? '1 contact' : `${count} contacts`] : []),
    ...(granted.length > 1 ? [`${granted.length} features`] : []),
    ...(granted.length === 1 && feature !== undefined ? [browserFeatureWords(feature)] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}
