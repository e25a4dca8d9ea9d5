import { Spinner } from '@/components/ui/spinner';

export default function AppsLoading() {
  return <Spinner />;
}
