import { Cable, Database, FileStack, FolderGit2, Globe, Inbox, NotebookText, Rss } from 'lucide-react'
import type { SourceIcon as IconName } from '@/lib/sources/connector'

const icons: Record<IconName, typeof Cable> = {
  bucket: FileStack,
  feed: Rss,
  page: Globe,
  table: Database,
  notes: NotebookText,
  repository: FolderGit2,
  inbox: Inbox,
}

/** The icon of a source type; a generic one if the type has none or is not available. */
export function SourceIcon({ icon, className }: { icon?: IconName; className?: string }) {
  const Icon = icon ? icons[icon] : Cable
  return <Icon aria-hidden className={className} />
}
