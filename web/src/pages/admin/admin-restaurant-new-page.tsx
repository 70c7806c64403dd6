import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { NewRestaurantForm } from '../../features/admin/new-restaurant-form.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AdminFrame } from './admin-frame.tsx';
import { t } from '../../translations/t.ts';

export function AdminRestaurantNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <AdminFrame title={t('New restaurant')} back={{ to: '/admin/restaurants', label: t('Restaurants and owners') }}>
      <NewRestaurantForm
        onCreated={({ name }) => {
          void queries.resetQueries({ queryKey: ['listOwnedRestaurants'] });
          void queries.invalidateQueries({ queryKey: ['listAdminLog'] });
          void toast(t('{name} is listed', { name }));
          void navigate('/admin/restaurants');
        }}
      />
    </AdminFrame>
  );
}
