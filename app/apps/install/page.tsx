import { InstalledList } from '@/components/installed/installed-list';
import { ListTools } from '@/components/installed/list-tools';
import { PageHeading } from '@/components/ui/page-heading';
import { installedOrders } from '@/lib/catalogue/installed-order';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { installedMetadata } from '@/lib/publish/seo/metadata';
import { home, site } from '@/lib/site';
import * as texts from '@/texts/installed';

export const metadata = installedMetadata();

export default function InstalledPage() {
  const orders = installedOrders(readCatalogue());
  return (
    <div className="shell py-6 md:py-8">
      <PageHeading subtitle={home.installed && <bdi>{home.installed}</bdi>}>
        {texts.installedApps}
      </PageHeading>
      <noscript>
        <p>{texts.listNeedsScript}</p>
      </noscript>
      <InstalledList orders={orders}>
        <ListTools siteName={site.name} />
      </InstalledList>
    </div>
  );
}
