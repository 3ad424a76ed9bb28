import './shared-schemas'
import type { RouteTable } from '@/lib/api/openapi'
import * as approvalLinksIdReissue from './approval-links/[id]/reissue/route'
import * as approvalLinksId from './approval-links/[id]/route'
import * as approvalLinks from './approval-links/route'
import * as auditEventsExport from './audit-events/export/route'
import * as auditEvents from './audit-events/route'
import * as authCompanyCallback from './auth/company/callback/route'
import * as calendarIdSecret from './calendar/[id]/[secret]/route'
import * as channelsId from './channels/[id]/route'
import * as channelsIdSlots from './channels/[id]/slots/route'
import * as channelsCallbackPlatform from './channels/callback/[platform]/route'
import * as channelsClientsId from './channels/clients/[id]/route'
import * as channelsConnectPlatform from './channels/connect/[platform]/route'
import * as channels from './channels/route'
import * as commentsId from './comments/[id]/route'
import * as cronPublish from './cron/publish/route'
import * as cronSync from './cron/sync/route'
import * as generationsId from './generations/[id]/route'
import * as generations from './generations/route'
import * as generationsTotals from './generations/totals/route'
import * as health from './health/route'
import * as inboundSourcesIdSecretNotify from './inbound/sources/[id]/[secret]/notify/route'
import * as inboundSourcesIdSecret from './inbound/sources/[id]/[secret]/route'
import * as inboundSourcesIdNotify from './inbound/sources/[id]/notify/route'
import * as inboundSourcesId from './inbound/sources/[id]/route'
import * as itemsIdFacts from './items/[id]/facts/route'
import * as itemsId from './items/[id]/route'
import * as itemsIdThumbnail from './items/[id]/thumbnail/route'
import * as itemsIdTransform from './items/[id]/transform/route'
import * as items from './items/route'
import * as meNotifications from './me/notifications/route'
import * as meReferenceLibrary from './me/reference-library/route'
import * as meWritingStyle from './me/writing-style/route'
import * as mediaName from './media/[name]/route'
import * as mediaFilesIdRestore from './media-files/[id]/restore/route'
import * as mediaFilesId from './media-files/[id]/route'
import * as mediaFilesIdUses from './media-files/[id]/uses/route'
import * as mediaFiles from './media-files/route'
import * as mediaUploadsIdComplete from './media-uploads/[id]/complete/route'
import * as mediaUploadsId from './media-uploads/[id]/route'
import * as mediaUploads from './media-uploads/route'
import * as modelSettings from './model-settings/route'
import * as modelSettingsTry from './model-settings/try/route'
import * as notificationDestinationsDeliveries from './notification-destinations/deliveries/route'
import * as notificationDestinationsReplay from './notification-destinations/replay/route'
import * as notificationDestinations from './notification-destinations/route'
import * as notificationDestinationsSecret from './notification-destinations/secret/route'
import * as notificationDestinationsTest from './notification-destinations/test/route'
import * as notificationsRead from './notifications/read/route'
import * as notifications from './notifications/route'
import * as notificationsUnread from './notifications/unread/route'
import * as notificationsUnsubscribe from './notifications/unsubscribe/route'
import * as packagesIdApprove from './packages/[id]/approve/route'
import * as packagesIdAssign from './packages/[id]/assign/route'
import * as packagesIdChannels from './packages/[id]/channels/route'
import * as packagesIdComments from './packages/[id]/comments/route'
import * as packagesIdPublish from './packages/[id]/publish/route'
import * as packagesIdRegenerate from './packages/[id]/regenerate/route'
import * as packagesIdReject from './packages/[id]/reject/route'
import * as packagesIdReplacement from './packages/[id]/replacement/route'
import * as packagesIdRequestChanges from './packages/[id]/request-changes/route'
import * as packagesIdRevisionsRestore from './packages/[id]/revisions/restore/route'
import * as packagesIdRevisions from './packages/[id]/revisions/route'
import * as packagesId from './packages/[id]/route'
import * as packagesIdScheduleCheck from './packages/[id]/schedule/check/route'
import * as packagesIdSchedule from './packages/[id]/schedule/route'
import * as packagesIdSubmit from './packages/[id]/submit/route'
import * as packagesIdThumbnail from './packages/[id]/thumbnail/route'
import * as packagesIdUnschedule from './packages/[id]/unschedule/route'
import * as packagesArrivals from './packages/arrivals/route'
import * as packagesBulkApprove from './packages/bulk/approve/route'
import * as packagesBulkReject from './packages/bulk/reject/route'
import * as packagesBulkSchedule from './packages/bulk/schedule/route'
import * as packagesBulkUndo from './packages/bulk/undo/route'
import * as packages from './packages/route'
import * as people from './people/route'
import * as projectsIdBrand from './projects/[id]/brand/route'
import * as projectsIdCalendarCsv from './projects/[id]/calendar.csv/route'
import * as projectsIdExport from './projects/[id]/export/route'
import * as projectsIdLogo from './projects/[id]/logo/route'
import * as projectsId from './projects/[id]/route'
import * as projectsIdSyncVoice from './projects/[id]/sync-voice/route'
import * as projectsIdVoiceCheck from './projects/[id]/voice/check/route'
import * as projectsIdVoiceExtractFromText from './projects/[id]/voice/extract-from-text/route'
import * as projectsIdVoicePromptBlock from './projects/[id]/voice/prompt-block/route'
import * as projectsIdVoiceReadBrief from './projects/[id]/voice/read-brief/route'
import * as projectsIdVoice from './projects/[id]/voice/route'
import * as projectsIdVoiceVersionsVersionRestore from './projects/[id]/voice/versions/[version]/restore/route'
import * as projectsIdVoiceVersions from './projects/[id]/voice/versions/route'
import * as projects from './projects/route'
import * as publications from './publications/route'
import * as schemasPushItemJson from './schemas/push-item.json/route'
import * as sourcesIdRegenerateSecret from './sources/[id]/regenerate-secret/route'
import * as sourcesId from './sources/[id]/route'
import * as sourcesIdRunsRunId from './sources/[id]/runs/[run_id]/route'
import * as sourcesIdRuns from './sources/[id]/runs/route'
import * as sourcesIdSync from './sources/[id]/sync/route'
import * as sourcesIdUrlSecret from './sources/[id]/url-secret/route'
import * as sourcesPreview from './sources/preview/route'
import * as sources from './sources/route'
import * as takedownsIdCancel from './takedowns/[id]/cancel/route'
import * as takedownsIdMarkDeleted from './takedowns/[id]/mark-deleted/route'
import * as takedownsIdRetry from './takedowns/[id]/retry/route'
import * as takedowns from './takedowns/route'
import * as topicsId from './topics/[id]/route'
import * as topicsIdRun from './topics/[id]/run/route'
import * as topicsIdRuns from './topics/[id]/runs/route'
import * as topicsCoverage from './topics/coverage/route'
import * as topicsPreview from './topics/preview/route'
import * as topics from './topics/route'

/**
 * Returns every route of the HTTP API by its path. The OpenAPI document is generated from it, and a test compares
 * it with the files under app/api, so that no route is missing. The routes are imported statically: for each
 * `import()`, a build would write that route's code once more.
 */
export function routeTable(): RouteTable {
  return {
    '/api/audit-events': auditEvents,
    '/api/audit-events/export': auditEventsExport,
    '/api/auth/company/callback': authCompanyCallback,
    '/api/approval-links': approvalLinks,
    '/api/approval-links/{id}': approvalLinksId,
    '/api/approval-links/{id}/reissue': approvalLinksIdReissue,
    '/api/calendar/{id}/{secret}': calendarIdSecret,
    '/api/channels': channels,
    '/api/channels/callback/{platform}': channelsCallbackPlatform,
    '/api/channels/clients/{id}': channelsClientsId,
    '/api/channels/connect/{platform}': channelsConnectPlatform,
    '/api/channels/{id}': channelsId,
    '/api/channels/{id}/slots': channelsIdSlots,
    '/api/comments/{id}': commentsId,
    '/api/cron/publish': cronPublish,
    '/api/cron/sync': cronSync,
    '/api/generations': generations,
    '/api/generations/totals': generationsTotals,
    '/api/generations/{id}': generationsId,
    '/api/health': health,
    '/api/inbound/sources/{id}': inboundSourcesId,
    '/api/inbound/sources/{id}/{secret}': inboundSourcesIdSecret,
    '/api/inbound/sources/{id}/{secret}/notify': inboundSourcesIdSecretNotify,
    '/api/inbound/sources/{id}/notify': inboundSourcesIdNotify,
    '/api/items': items,
    '/api/items/{id}': itemsId,
    '/api/items/{id}/facts': itemsIdFacts,
    '/api/items/{id}/thumbnail': itemsIdThumbnail,
    '/api/items/{id}/transform': itemsIdTransform,
    '/api/media-files': mediaFiles,
    '/api/media-files/{id}': mediaFilesId,
    '/api/media-files/{id}/restore': mediaFilesIdRestore,
    '/api/media-files/{id}/uses': mediaFilesIdUses,
    '/api/media-uploads': mediaUploads,
    '/api/media-uploads/{id}': mediaUploadsId,
    '/api/media-uploads/{id}/complete': mediaUploadsIdComplete,
    '/api/media/{name}': mediaName,
    '/api/me/notifications': meNotifications,
    '/api/me/reference-library': meReferenceLibrary,
    '/api/me/writing-style': meWritingStyle,
    '/api/model-settings': modelSettings,
    '/api/model-settings/try': modelSettingsTry,
    '/api/notification-destinations': notificationDestinations,
    '/api/notification-destinations/deliveries': notificationDestinationsDeliveries,
    '/api/notification-destinations/replay': notificationDestinationsReplay,
    '/api/notification-destinations/secret': notificationDestinationsSecret,
    '/api/notification-destinations/test': notificationDestinationsTest,
    '/api/notifications': notifications,
    '/api/notifications/read': notificationsRead,
    '/api/notifications/unread': notificationsUnread,
    '/api/notifications/unsubscribe': notificationsUnsubscribe,
    '/api/packages': packages,
    '/api/packages/arrivals': packagesArrivals,
    '/api/packages/bulk/approve': packagesBulkApprove,
    '/api/packages/bulk/reject': packagesBulkReject,
    '/api/packages/bulk/schedule': packagesBulkSchedule,
    '/api/packages/bulk/undo': packagesBulkUndo,
    '/api/packages/{id}': packagesId,
    '/api/packages/{id}/approve': packagesIdApprove,
    '/api/packages/{id}/channels': packagesIdChannels,
    '/api/packages/{id}/assign': packagesIdAssign,
    '/api/packages/{id}/comments': packagesIdComments,
    '/api/packages/{id}/publish': packagesIdPublish,
    '/api/packages/{id}/regenerate': packagesIdRegenerate,
    '/api/packages/{id}/reject': packagesIdReject,
    '/api/packages/{id}/revisions': packagesIdRevisions,
    '/api/packages/{id}/revisions/restore': packagesIdRevisionsRestore,
    '/api/packages/{id}/request-changes': packagesIdRequestChanges,
    '/api/packages/{id}/replacement': packagesIdReplacement,
    '/api/packages/{id}/schedule': packagesIdSchedule,
    '/api/packages/{id}/schedule/check': packagesIdScheduleCheck,
    '/api/packages/{id}/submit': packagesIdSubmit,
    '/api/packages/{id}/thumbnail': packagesIdThumbnail,
    '/api/packages/{id}/unschedule': packagesIdUnschedule,
    '/api/people': people,
    '/api/projects': projects,
    '/api/projects/{id}': projectsId,
    '/api/projects/{id}/brand': projectsIdBrand,
    '/api/projects/{id}/calendar.csv': projectsIdCalendarCsv,
    '/api/projects/{id}/export': projectsIdExport,
    '/api/projects/{id}/logo': projectsIdLogo,
    '/api/projects/{id}/sync-voice': projectsIdSyncVoice,
    '/api/projects/{id}/voice': projectsIdVoice,
    '/api/projects/{id}/voice/check': projectsIdVoiceCheck,
    '/api/projects/{id}/voice/extract-from-text': projectsIdVoiceExtractFromText,
    '/api/projects/{id}/voice/prompt-block': projectsIdVoicePromptBlock,
    '/api/projects/{id}/voice/read-brief': projectsIdVoiceReadBrief,
    '/api/projects/{id}/voice/versions': projectsIdVoiceVersions,
    '/api/projects/{id}/voice/versions/{version}/restore': projectsIdVoiceVersionsVersionRestore,
    '/api/publications': publications,
    '/api/schemas/push-item.json': schemasPushItemJson,
    '/api/takedowns': takedowns,
    '/api/takedowns/{id}/cancel': takedownsIdCancel,
    '/api/takedowns/{id}/mark-deleted': takedownsIdMarkDeleted,
    '/api/takedowns/{id}/retry': takedownsIdRetry,
    '/api/topics': topics,
    '/api/topics/coverage': topicsCoverage,
    '/api/topics/preview': topicsPreview,
    '/api/topics/{id}': topicsId,
    '/api/topics/{id}/run': topicsIdRun,
    '/api/topics/{id}/runs': topicsIdRuns,
    '/api/sources': sources,
    '/api/sources/preview': sourcesPreview,
    '/api/sources/{id}': sourcesId,
    '/api/sources/{id}/regenerate-secret': sourcesIdRegenerateSecret,
    '/api/sources/{id}/runs': sourcesIdRuns,
    '/api/sources/{id}/runs/{run_id}': sourcesIdRunsRunId,
    '/api/sources/{id}/sync': sourcesIdSync,
    '/api/sources/{id}/url-secret': sourcesIdUrlSecret,
  }
}
