import { Link } from 'react-router-dom'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { Text } from '../ui/Text'
import { Contact, LegalPage, Section } from './LegalPage'
import { messages } from './messages'
import { usePolicyVisited } from './usePolicyVisited'

/** The terms in English (docs/product.md LEG-1, LEG-4). */
export default function TermsPage() {
  usePageTitle(messages.terms)
  usePolicyVisited('terms')
  const { productName, raffle, rafflePrize } = productConfig()
  return (
    <LegalPage
      title={messages.terms}
      lead={`By signing up you agree to these terms. In short: be 18 or older, look after your password, and check the labels of what you eat. ${productName} is free.`}
    >
      <Section title="The service">
        <Text>{productName} offers:</Text>
        <ul>
          <li>
            automated meal planning: breakfasts, lunches and dinners under the dietary requirements that you choose;
          </li>
          <li>shopping list generation, sorted by the areas of a store;</li>
          <li>
            grocery store cart integration: links from your list to the products of a store that you choose, where we
            know them.
          </li>
        </ul>
      </Section>

      <Section title="Who can use it">
        <Text>You must be 18 or older. One person, one account, with an email address that is yours.</Text>
      </Section>

      <Section title="Price">
        <Text>
          All services are free as of this version. Paid subscriptions may come later; paid features would then be for
          subscribers. Nothing becomes payable without your express agreement.
        </Text>
      </Section>

      <Section title="Your account">
        <ul>
          <li>Keep your password to yourself and tell us if another person may know it.</li>
          <li>
            Do not disturb the service, collect its contents by machine without a partner key, or try to reach other
            people’s data.
          </li>
          <li>
            You can delete your account at any time in <Link to="/?mode=settings">Settings</Link>. We may close accounts
            that break these terms.
          </li>
        </ul>
      </Section>

      <Section title="Food and safety">
        <Text>
          We work out from each ingredient whether a meal suits your requirements, and leave out what no one has
          reviewed. Manufacturers change their recipes, though, so always check the label and watch for traces, above
          all if you have an allergy. Our meals and nutrition figures are no medical advice.
        </Text>
      </Section>

      {raffle ? (
        <Section title="Monthly raffle">
          <ul>
            <li>
              The prize is a {rafflePrize} gift card, drawn monthly. One winner is announced at the end of each month,
              by email.
            </li>
            <li>
              To enter, sign up and confirm your address, leave feedback at least once, and generate a meal plan twice
              in the calendar month (Sydney time). Entry is free.
            </li>
            <li>Everyone who takes part has the same chance, and each draw is recorded so that it can be checked.</li>
          </ul>
        </Section>
      ) : null}

      <Section title="What you send us">
        <Text>
          Your feedback stays yours. You allow us to use it to improve {productName}, without owing you anything for it.
        </Text>
      </Section>

      <Section title="Other sites">
        <Text>
          Some meals and products lead to other sites. They have their own terms, and we do not answer for their
          contents, prices or stock.
        </Text>
      </Section>

      <Section title="Availability and liability">
        <Text>
          We work to keep the service running and correct, but cannot promise that it always will be. As far as the law
          allows, we are not liable for losses that arise from using it. Nothing here takes away rights that you have
          under the Australian Consumer Law.
        </Text>
      </Section>

      <Section title="Privacy">
        <Text>
          What we hold about you, and how you can download or delete it, stands in our{' '}
          <Link to="/privacypolicy">Privacy Policy</Link>.
        </Text>
      </Section>

      <Section title="Changes and contact">
        <Text>
          We may change these terms; the date above then changes, and important changes are announced before they take
          effect. If you need support, contact our administrator at <Contact />.
        </Text>
      </Section>
    </LegalPage>
  )
}
