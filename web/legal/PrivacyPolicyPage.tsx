import { Link } from 'react-router-dom'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { Text } from '../ui/Text'
import { HeldDataList } from './HeldDataList'
import { Contact, LegalPage, Section } from './LegalPage'
import { messages } from './messages'
import { usePolicyVisited } from './usePolicyVisited'

/** The privacy policy in English (docs/product.md LEG-1, LEG-3). */
export default function PrivacyPolicyPage() {
  usePageTitle(messages.privacy)
  usePolicyVisited('privacy')
  const { productName } = productConfig()
  return (
    <LegalPage
      title={messages.privacy}
      lead={`${productName} holds what it needs to plan your meals and no more. You can download or delete all of it yourself, in Settings. We do not sell it.`}
    >
      <Section title="Who this is for">
        <Text>
          {productName} helps adults with automated meal planning, shopping list generation and grocery store cart
          integration. You must be 18 or older to use it. All services are free today; we hold no payment details.
        </Text>
      </Section>

      <Section title="What we hold, why and for how long">
        <HeldDataList />
        <Text>
          Calls are counted by account or network address for up to ten minutes, and failed sign-ins under hashed
          addresses for two days, to slow down those who flood us or guess passwords. Our technical logs hold no
          passwords, tokens or emailed links.
        </Text>
        <Text>
          Pictures and PDF files from which you read recipes are read on your device and not sent. Where this
          installation names a server that reads handwriting, a picture is sent there only when you press the button
          that says so; neither it nor its text is kept here.
        </Text>
        <Text>
          Backups of the server hold all of this as it was when they were made; only those who run the server can read
          them. Those of each night are usually deleted after a week, others when they are no longer needed, so what you
          delete is in older backups until then. If a backup is restored, what you deleted after it was made is there
          again: delete it once more, or write to us.
        </Text>
      </Section>

      <Section title="What is kept on your device">
        <ul>
          <li>
            One strictly necessary cookie, which keeps you signed in for up to 14 days without use. It cannot be read by
            scripts.
          </li>
          <li>
            Until you close the tab: your access token, your email and network address, the plan, the meal and the
            timers that you are working on.
          </li>
          <li>
            Until you clear them: your theme, the meals that you can pick from, your last shopping list with its ticks,
            feedback that you have not sent yet, and when we last asked for feedback.
          </li>
          <li>
            What you share with us, or send from another site’s page, until a page here has taken it: a day at most.
          </li>
          <li>
            The pages themselves, so that they work in a shop or a kitchen without a network. Until you log out, this
            device keeps your plan with its list and recipes, knows which account is yours and which of your households
            is open, signs you in again when you come back within 14 days, and shows your plan and your last shopping
            list without a network for as long; log out on devices that you share.
          </li>
        </ul>
        <Text>There are no advertising or third-party tracking cookies.</Text>
      </Section>

      <Section title="Error reporting">
        <Text>
          Where error reporting is switched on, a report is sent to our error-reporting service when something breaks.
          It includes personal data: your account’s id, email address and network address when you are signed in, the
          page, and technical details of your browser. Performance traces are sampled: about one in five page visits is
          measured, and what is measured carries the same data. Passwords, tokens and emailed links are removed before
          anything is sent.
        </Text>
      </Section>

      <Section title="Who else receives something">
        <ul>
          <li>The service that delivers our emails receives your address and the email.</li>
          <li>The error-reporting service receives what the section above says.</li>
          <li>
            A grocery store receives nothing from us. When you follow a product link you open the store’s own site,
            under its own rules.
          </li>
        </ul>
        <Text>Apart from that we pass on personal data only where the law requires it.</Text>
      </Section>

      <Section title="Your choices">
        <ul>
          <li>
            <strong>Export:</strong> <Link to="/?mode=settings">Settings</Link> → Export my data downloads everything we
            hold about you, as a file.
          </li>
          <li>
            <strong>Delete:</strong> Settings → Delete my account removes your account and everything that belongs to
            it, for good. You are asked for your password first.
          </li>
          <li>
            <strong>Correct:</strong> change your settings and your plan whenever you like. To correct anything else, or
            to stop marketing emails, write to us.
          </li>
        </ul>
      </Section>

      <Section title="Contact">
        <Text>
          Questions, requests and complaints go to our administrator at <Contact />. If our answer does not satisfy you,
          you can turn to the Office of the Australian Information Commissioner.
        </Text>
      </Section>

      <Section title="Changes">
        <Text>
          When this policy changes, its date changes, and what is important is announced on this page before it takes
          effect. See also our <Link to="/termsandconditions">Terms of Service</Link>.
        </Text>
      </Section>
    </LegalPage>
  )
}
