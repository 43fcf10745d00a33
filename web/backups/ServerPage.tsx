import { usePageTitle } from '../product/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { FramedPage } from '../ui/FramedPage'
import { Page } from '../ui/Page'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { BackupsCard } from './BackupsCard'
import { messages } from './messages'
import { RestoreNotes } from './RestoreNotes'
import { useServer } from './useServer'

/** The server, for its owner: its backups (docs/product.md OPS-2). */
export default function ServerPage() {
  usePageTitle(messages.title)
  const { server, make, remove, download, prepare, cancel, busy, failed, loading, reload } = useServer()
  if (server === null)
    return (
      <Page width="wideForm">
        <EmptyState
          level={1}
          picture="locked"
          title={messages.notYours}
          action={<ButtonLink to="/">{messages.toPlanner}</ButtonLink>}
        />
      </Page>
    )
  return (
    <FramedPage
      title={messages.title}
      intro={server?.backsUpPhotos === false ? messages.introWithoutPhotos : messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 3 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {server ? (
        <>
          <RestoreNotes
            prepared={server.prepared}
            last={server.lastRestore}
            backups={server.backups}
            cancelling={busy.cancelling}
            onCancel={cancel}
          />
          {server.keepsBackups ? (
            <BackupsCard
              server={server}
              busy={busy}
              onMake={make}
              onDownload={download}
              onRestore={prepare}
              onDelete={remove}
            />
          ) : (
            <ErrorState title={messages.noFolder}>{messages.noFolderHint}</ErrorState>
          )}
        </>
      ) : null}
    </FramedPage>
  )
}
