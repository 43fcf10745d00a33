import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MarkedText } from '../product/MarkedText'
import { usePageTitle } from '../product/usePageTitle'
import { size } from '../styles/tokens'
import { color } from '../styles/themes'
import { FramedPage } from '../ui/FramedPage'
import { Picture } from '../ui/Picture'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { useWishes, type Wishes } from './useWishes'
import { WishCard } from './WishCard'

/** What the household wishes of its plans, and each member of a day's food (docs/product.md WISH-5). */
export default function WishesPage() {
  usePageTitle(messages.title)
  const wishes = useWishes()
  const { household, failed, loading, reload } = wishes
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 3 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {household ? <Loaded household={household} wishes={wishes} /> : null}
    </FramedPage>
  )
}

function Loaded({ household, wishes }: { household: NonNullable<Wishes['household']>; wishes: Wishes }) {
  const { wishForm, members } = household
  return (
    <>
      <WishCard
        title={messages.household}
        mark={<Picture name="house-with-garden" />}
        form={wishForm}
        memberId={null}
        texts={{ none: messages.noWishes, add: messages.addWish }}
        wishes={wishes}
      />
      <Text>
        <MarkedText text={messages.moreAndLess} marks={[(words) => <Link to="/?mode=settings">{words}</Link>]} />
      </Text>
      {members.map(({ id, name, isViewer, form }) =>
        form ? (
          <WishCard
            key={id}
            title={isViewer ? messages.ownTargets : messages.targetsOf({ name })}
            mark={<Picture name="green-salad" />}
            form={form}
            memberId={id}
            texts={{ none: messages.noTargets, add: messages.addTarget }}
            wishes={wishes}
          />
        ) : null,
      )}
      <Text $muted $size="small">
        {messages.information}
      </Text>
      <Text $muted $size="small">
        {messages.defaults}
      </Text>
      <Status role="status">{wishes.saved ? messages.saved : ''}</Status>
    </>
  )
}

const Status = styled.p`
  min-height: 1.5em;
  color: ${color.textMuted};
  font-size: ${size.small};
`
