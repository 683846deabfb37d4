import { toasts } from '@countersign/ui'
import { appOf } from '../../../data/url/appOf.ts'
import { appPermissions } from '../../../data/apps/appPermissions.ts'
import { forgetAppRecord, restoreAppRecord } from '../../../data/apps/appRecords.ts'
import { consents } from '../../../data/apps/consents.ts'
import {
  customAppsStore,
  isCustomApp,
  removeCustomApp,
  saveCustomApp,
  type CustomApp,
} from '../../../data/apps/customApps.ts'
import { appsMessages } from './appsMessages.ts'

/** Removes an own app and its permissions, unless another app has the same origin. Undo restores both. */
export function removeApp(app: CustomApp, listedOrigins: readonly string[], place: string): void {
  removeCustomApp(app)
  const origin = appOf(app.url)?.origin ?? app.url
  const isElsewhere = isCustomApp(app.url)
  const isShared = [...listedOrigins, ...customAppsStore.get().map(({ url }) => appOf(url)?.origin)].includes(origin)
  const record = isElsewhere ? null : forgetAppRecord(app.url)
  const consent = isElsewhere ? null : consents.forget(app.url)
  const permission = isShared ? null : appPermissions.forget(origin)
  toasts.show({
    kind: 'info',
    title: appsMessages.removed({ name: app.name }),
    detail: isShared ? appsMessages.permissionsStay({ origin }) : appsMessages.permissionsRemoved,
    href: place,
    linkLabel: appsMessages.title,
    action: {
      label: appsMessages.undo,
      onClick: () => {
        saveCustomApp(app)
        if (record) restoreAppRecord(record)
        if (consent) consents.restore(consent)
        if (permission) appPermissions.restore(permission)
      },
    },
  })
}
